import { useLayoutEffect } from 'react';
import { type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { recall, remember } from '../tab-storage.ts';

/** Time for a page to settle before the scroll to one of its sections, from the specification. */
const SCROLL_DELAY_MS = 100;

/** How far each page was scrolled, by its place in the history; kept by the tab, since a page in between may be loaded anew. */
let positions: Record<string, number> = {};
const POSITIONS = 'scroll-positions';
/** Where the visitor is; at first what the page load has shown. */
let here = { key: '', pathname: '' };

/**
 * Takes the current location as one that the browser itself has arrived at, and remembers from now on how far each page
 * was scrolled. The browser restores by itself what it has loaded anew; what it restores before a page of ours is rendered
 * is put right then.
 */
export function startHere(): void {
  here = { key: currentKey(), pathname: location.pathname };
  positions = { ...(recall(POSITIONS) as typeof positions | undefined), ...positions };
  rememberPlace();
  window.addEventListener('scroll', rememberPlace, { passive: true });
  window.addEventListener('pagehide', () => remember(POSITIONS, positions));
}

/** Only while its page is shown: the address changes first, and the screen that loads the next page is short. */
function rememberPlace() {
  if (here.key === currentKey()) positions[here.key] = window.scrollY;
}

function currentKey(): string {
  return history.state?.key ?? 'default';
}

/**
 * Gives a change of page the title's focus and the scroll position that a page load would give. Before the browser
 * paints: on a page shorter than the last one it scrolls by itself, and that must not count as where the visitor was.
 */
export function ScrollAndFocus() {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();

  useLayoutEffect(() => {
    if (here.key === key) return;
    const samePage = here.pathname === pathname;
    here = { key, pathname };
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
    if (!samePage) startAtTop();
    return () => clearTimeout(timer);
  }
  startAtTop();
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

function startAtTop() {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Smooth, unless the visitor asked for less motion. */
function showSection(id: string) {
  const section = document.getElementById(id);
  const isMotionSafe = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  section?.scrollIntoView({ behavior: isMotionSafe ? 'smooth' : 'instant' });
  section?.focus({ preventScroll: true });
}
