import { useLocation } from 'react-router-dom';
import { SECTIONS } from '../content/site.ts';
import { PATHS, routeOf } from '../routes.ts';
import { type NavigationItem, navigationHref } from './navigation.ts';

interface NavigationLinkProps {
  readonly item: NavigationItem;
  /** Whether another item beside it leads to the top of the same page. Then a section of it is not the current item. */
  readonly exact?: boolean;
}

export function NavigationLink({ item, exact }: NavigationLinkProps) {
  const { pathname } = useLocation();
  return (
    <a href={navigationHref(item)} aria-current={isCurrent(item, pathname, exact) ? 'page' : undefined}>
      {item.name}
    </a>
  );
}

/** Whether the item leads to the current page. On the home page that is the item of its first section. */
function isCurrent(item: NavigationItem, pathname: string, exact = false): boolean {
  if (item.type === 'section') return pathname === PATHS.home && item.id === SECTIONS.home;
  return routeOf(pathname)?.canonical === item.path && !(exact && item.section);
}
