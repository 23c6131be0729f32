import { use, useLayoutEffect } from 'react';
import { type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { ServedPageContext } from '../served-page.tsx';

/** The delay before scrolling to a section of another page. */
const SCROLL_DELAY_MS = 100;

/**
 * Scrolls and moves the focus when the location changes, as a page load would. Uses a layout effect, which runs before
 * the paint. When the browser paints a shorter page, it scrolls, and that position must not be recorded. React Router's
 * `ScrollRestoration` needs its data router, which is 14 KB more of script.
 */
export function ScrollAndFocus() {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();

  const page = use(ServedPageContext);

  useLayoutEffect(() => {
    // The browser itself has scrolled the served page.
    if (!page || page.shown.key === key) return;
    const samePage = page.shown.pathname === pathname;
    page.shown = { key, pathname };
    return scrollAndFocus({ hash, type, samePage, top: page.positions[key] ?? 0 });
  }, [page, pathname, hash, key, type]);

  return null;
}

interface Change {
  readonly hash: string;
  /** The scroll position when the visitor left this entry of the history. */
  readonly top: number;
  readonly type: `${NavigationType}`;
  readonly samePage: boolean;
}

function scrollAndFocus({ hash, top, type, samePage }: Change): (() => void) | undefined {
  if (type === 'POP') {
    window.scrollTo({ top, behavior: 'instant' });
    return;
  }
  // Also before a section of another page, which may not be there yet.
  if (!hash || !samePage) showTop();
  if (!hash) return;
  const timer = setTimeout(() => showSection(decodeURIComponent(hash.slice(1))), samePage ? 0 : SCROLL_DELAY_MS);
  return () => clearTimeout(timer);
}

function showTop() {
  window.scrollTo({ top: 0, behavior: 'instant' });
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

function showSection(id: string) {
  const section = document.getElementById(id);
  const isMotionSafe = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  section?.scrollIntoView({ behavior: isMotionSafe ? 'smooth' : 'instant' });
  section?.focus({ preventScroll: true });
}
