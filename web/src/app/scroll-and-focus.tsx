import { useLayoutEffect } from 'react';
import { type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { recall, remember } from '../tab-storage.ts';

/** The delay before scrolling to a section of another page. */
const SCROLL_DELAY_MS = 100;

/** Scroll positions by React Router's key of the history entry. Kept in session storage to survive page loads. */
let positions: Record<string, number> = {};
const POSITIONS = 'scroll-positions';
/** The location that is rendered now. */
let current = { key: '', pathname: '' };

/**
 * Starts to record scroll positions. Call it before hydration, so that `ScrollAndFocus` does not scroll the loaded
 * page. The browser has already scrolled it.
 */
export function recordScrollPositions(): void {
  current = { key: currentKey(), pathname: location.pathname };
  positions = { ...(recall(POSITIONS) as typeof positions | undefined), ...positions };
  recordPosition();
  window.addEventListener('scroll', recordPosition, { passive: true });
  window.addEventListener('pagehide', () => remember(POSITIONS, positions));
}

/** Does nothing between a change of the URL and the render of its page, while the loading screen may be shown. */
function recordPosition() {
  if (current.key === currentKey()) positions[current.key] = window.scrollY;
}

/** The scroll position before the current task, in which a script may have shortened the page. */
export function lastScrollTop(): number {
  return positions[current.key] ?? 0;
}

function currentKey(): string {
  return history.state?.key ?? 'default';
}

/**
 * Scrolls and moves the focus when the location changes, as a page load would. Uses a layout effect, which runs before
 * the paint. When the browser paints a shorter page, it scrolls, and that position must not be recorded.
 */
export function ScrollAndFocus() {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();

  useLayoutEffect(() => {
    if (current.key === key) return;
    const samePage = current.pathname === pathname;
    current = { key, pathname };
    return scrollAndFocus({ hash, key, type, samePage });
  }, [pathname, hash, key, type]);

  return null;
}

interface Change {
  readonly hash: string;
  readonly key: string;
  readonly type: `${NavigationType}`;
  readonly samePage: boolean;
}

function scrollAndFocus({ hash, key, type, samePage }: Change): (() => void) | undefined {
  if (type === 'POP') {
    window.scrollTo({ top: positions[key] ?? 0, behavior: 'instant' });
    return;
  }
  if (hash) {
    const timer = setTimeout(() => showSection(hash.slice(1)), samePage ? 0 : SCROLL_DELAY_MS);
    if (!samePage) scrollToTop();
    return () => clearTimeout(timer);
  }
  scrollToTop();
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

function scrollToTop() {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

function showSection(id: string) {
  const section = document.getElementById(id);
  const isMotionSafe = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  section?.scrollIntoView({ behavior: isMotionSafe ? 'smooth' : 'instant' });
  section?.focus({ preventScroll: true });
}
