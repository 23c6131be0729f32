import { pageState } from '../../ui/page-state.ts';
import { afterPaint } from './after-paint.ts';

/** Delays the layout of what is not in the first view, until the page has loaded, but for at most 3 seconds. */
export function delayLayout(): void {
  const state = pageState();
  // `data-opening` skips the layout of the sections below the first screen (ui/theme/global-css.ts), because it would
  // delay the first picture. It is not set for a reload, for Back, or for a URL with a hash, because the page may then
  // open at one of those sections.
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!location.hash && arrival && arrival.type === 'navigate') state.opening = 'first-view';
  // `data-loading` hides the iframe with the egg order form.
  state.loading = '';

  const layOutAll = () => delete state.opening;
  const loaded = () => {
    delete state.loading;
    afterPaint(() => {
      if (state.opening !== 'first-view') return;
      // Lays out the sections in two steps, because one layout of a long page would delay a tap.
      state.opening = 'sections';
      setTimeout(layOutAll, 50);
    });
  };
  addEventListener('load', loaded);
  // Counts the documents of the iframe, because one may have loaded before the page is hydrated (eggs-page.tsx).
  document.addEventListener('load', countLoad, { capture: true });
  setTimeout(loaded, 3000);
  // A link to a section then scrolls past sections that have their real heights. Not before the click, because a link
  // that moves while it is pressed is missed.
  for (const action of ['click', 'keydown']) {
    addEventListener(action, layOutAll, { once: true, passive: true, capture: true });
  }
}

function countLoad({ target }: Event) {
  const { localName, dataset } = target as HTMLElement;
  if (localName === 'iframe') dataset.loads = `${Number(dataset.loads || 0) + 1}`;
}
