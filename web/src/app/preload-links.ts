import { routeOf } from '../routes.ts';
import { preloadPage } from './pages.tsx';

/** Fetches a page's chunk as soon as a link to it is pointed at or focused, so that the click paints at once. */
export function preloadLinks(): void {
  for (const event of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(event, preloadTarget, { passive: true });
  }
}

function preloadTarget({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null;
  const route = link?.origin === location.origin ? routeOf(link.pathname) : undefined;
  if (route) preloadPage(route.page);
}
