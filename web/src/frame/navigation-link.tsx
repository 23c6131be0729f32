import { useLocation } from 'react-router-dom';
import { routeOf } from '../routes.ts';
import type { NavigationItem } from './navigation.ts';

interface NavigationLinkProps {
  readonly item: NavigationItem;
  readonly inBar?: boolean;
}

export function NavigationLink({ item, inBar = false }: NavigationLinkProps) {
  const page = routeOf(useLocation().pathname)?.page;
  const isCurrent = page && page === item.page && (inBar || !item.onlyInBar);
  return (
    <a href={item.href} aria-current={isCurrent ? 'page' : undefined}>
      {item.name}
    </a>
  );
}
