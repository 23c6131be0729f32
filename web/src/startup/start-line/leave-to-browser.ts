import { pageState } from '../../ui/page-state.ts';

/** Leaves navigation to the browser until the page is hydrated. */
export function leaveToBrowser(): void {
  const state = pageState();
  const { pathname } = location;
  // For a history entry that the app added, Back changes only the URL, and the hydrated app renders that page.
  addEventListener('popstate', () => {
    if (!('hydrated' in state) && location.pathname !== pathname) location.reload();
  });
  addEventListener('pagehide', () => {
    state.left = '';
  });
  // Back can show the page again as it was.
  addEventListener('pageshow', () => delete state.left);
}
