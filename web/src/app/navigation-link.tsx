import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link, type To } from 'react-router-dom';
import { type NavigationItem, PATHS } from '../routes.ts';

const StyledLink = chakra(Link);

type ItemLinkProps = Omit<ComponentProps<typeof StyledLink>, 'to'> & { readonly item: NavigationItem };

export function NavigationLink({ item, ...props }: ItemLinkProps) {
  return (
    <StyledLink to={targetOf(item)} {...props}>
      {item.name}
    </StyledLink>
  );
}

function targetOf(item: NavigationItem): To {
  return item.type === 'page' ? item.path : { pathname: PATHS.home, hash: `#${item.id}` };
}
