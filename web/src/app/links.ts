import type { NavigateFunction } from 'react-router-dom';
import { routeOf } from '../routes.ts';
import { loadPage } from './pages.tsx';

/**
 * Turns clicks on plain links to listed paths into navigation without a page load, and fetches a page's chunk as soon
 * as a link to it is pointed at or focused. Links need no component of their own and work before this is called.
 */
export function followLinks(navigate: NavigateFunction): () => void {
  const follow = (event: MouseEvent) => {
    const link = listedLink(event);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
  const ended = new AbortController();
  // In the capture phase, because React stops events on what is not hydrated yet.
  const options = { capture: true, signal: ended.signal };
  document.addEventListener('click', follow, options);
  document.addEventListener('pointerover', preload, options);
  document.addEventListener('focusin', preload, options);
  return () => ended.abort();
}

function preload(event: Event) {
  const route = routeOf(listedLink(event)?.pathname ?? '');
  // What fails here is tried again when the page is opened.
  if (route) loadPage(route.page).catch(() => undefined);
}

/** The link around the event's target, if it opens a listed path of this site in this tab. */
function listedLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && !link.target && link.origin === location.origin && routeOf(link.pathname) ? link : undefined;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
