import { useLocation } from 'react-router-dom';
import { routeOf } from '../routes.ts';
import { PlainList } from '../ui/plain-list.tsx';
import type { NavigationItem } from './navigation.ts';

interface NavigationListProps {
  readonly items: readonly NavigationItem[];
  readonly label?: string;
  readonly inBar?: boolean;
}

export function NavigationList({ items, label, inBar }: NavigationListProps) {
  const page = routeOf(useLocation().pathname)?.page;
  const isCurrent = (item: NavigationItem) => page && page === item.page && (inBar || !item.barOnly);
  return (
    <PlainList aria-label={label}>
      {items.map((item) => (
        <li key={item.name}>
          <a href={item.href} aria-current={isCurrent(item) ? 'page' : undefined}>
            {item.name}
          </a>
        </li>
      ))}
    </PlainList>
  );
}
