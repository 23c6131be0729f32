import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link, type To, useLocation } from 'react-router-dom';
import { type NavigationItem, PATHS, routeOf, SECTIONS } from '../routes.ts';

const StyledLink = chakra(Link);

type ItemLinkProps = Omit<ComponentProps<typeof StyledLink>, 'to'> & { readonly item: NavigationItem };

export function NavigationLink({ item, ...props }: ItemLinkProps) {
  const { pathname } = useLocation();
  return (
    <StyledLink to={targetOf(item)} aria-current={isCurrent(item, pathname) ? 'page' : undefined} {...props}>
      {item.name}
    </StyledLink>
  );
}

function targetOf(item: NavigationItem): To {
  return item.type === 'page' ? item.path : { pathname: PATHS.home, hash: `#${item.id}` };
}

/** The current page's item; on the home page that is the one of its first section. */
function isCurrent(item: NavigationItem, pathname: string): boolean {
  if (item.type === 'section') return pathname === PATHS.home && item.id === SECTIONS.home;
  return routeOf(pathname)?.canonical === item.path;
}
