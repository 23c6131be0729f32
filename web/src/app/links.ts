import type { NavigateFunction } from 'react-router-dom';
import { PATHS, routeOf } from '../routes.ts';
import { pageState } from '../ui/page-state.ts';
import { loadPage } from './pages.tsx';

/**
 * Handles clicks on links to paths of routes with the router. Preloads a page's chunk when the pointer or the focus
 * reaches a link to it, and that of the form when the browser is idle, because most visits should lead there. Links are
 * plain `<a>` elements, so they also work before this is called.
 */
export function followLinks(navigate: NavigateFunction): () => void {
  const follow = (event: MouseEvent) => {
    const link = listedLink(event);
    if (!link || !isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    const { pathname, search, hash } = link;
    const state = pathname === location.pathname ? history.state?.usr : undefined;
    // Like a browser, adds no history entry for a link to the current URL.
    void navigate({ pathname, search, hash }, { replace: link.href === location.href, state });
  };
  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  document.addEventListener('click', follow, options);
  const preloadLinked = (event: Event) => preload(listedLink(event)?.pathname ?? '');
  document.addEventListener('pointerover', preloadLinked, options);
  document.addEventListener('focusin', preloadLinked, options);
  // Older versions of Safari have no requestIdleCallback.
  window.requestIdleCallback?.(() => preload(PATHS.consultation));
  return () => listeners.abort();
}

function preload(pathname: string) {
  const route = routeOf(pathname);
  if (!route || pathname === location.pathname || 'saving' in pageState()) return;
  // A chunk that fails to load here is loaded again when the page is opened.
  loadPage(route.page).catch(() => undefined);
}

/** The link around the event's target, if it opens the path of a route in this tab. */
function listedLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && !link.target && link.origin === location.origin && routeOf(link.pathname) ? link : undefined;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
