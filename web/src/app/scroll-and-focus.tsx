import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { recall, remember } from '../tab-storage.ts';
import { showTop } from '../ui/main.tsx';

/** A key of session storage. */
const POSITIONS = 'scroll-positions';

/** The delay before scrolling to a section of another page. */
const SCROLL_DELAY_MS = 100;

/**
 * Scrolls and moves the focus when the location changes, as a page load would. Uses a layout effect, which runs before
 * the paint. When the browser paints a shorter page, it scrolls, and that position must not be recorded. React Router's
 * `ScrollRestoration` needs its data router, which is much more script.
 */
export function ScrollAndFocus({ positions }: { readonly positions: ScrollPositions }) {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();

  useLayoutEffect(() => {
    // The browser itself has scrolled the served page.
    if (positions.shown.key === key) return;
    const samePage = positions.shown.pathname === pathname;
    positions.shown = { key, pathname };
    if (type === 'POP') return positions.restore();
    // Also before a section of another page, which may not be there yet.
    if (!hash || !samePage) showTop();
    if (!hash) return;
    const timer = setTimeout(() => showSection(decodeURIComponent(hash.slice(1))), samePage ? 0 : SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [positions, pathname, hash, key, type]);

  return null;
}

function showSection(id: string) {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}

/** The scroll position of each history entry, by React Router's key. In session storage, they survive page loads. */
export class ScrollPositions {
  /** The location that is rendered now. */
  shown = { key: currentKey(), pathname: location.pathname };
  readonly #positions = { ...(recall(POSITIONS) as Record<string, number> | undefined) };

  constructor() {
    const record = () => {
      // Between a change of the URL and the render of its page, the loading screen may be shown.
      if (this.shown.key === currentKey()) this.#positions[this.shown.key] = window.scrollY;
    };
    record();
    window.addEventListener('scroll', record, { passive: true });
    window.addEventListener('pagehide', () => remember(POSITIONS, this.#positions));
  }

  restore(): void {
    window.scrollTo({ top: this.#positions[this.shown.key] ?? 0, behavior: 'instant' });
  }
}

function currentKey(): string {
  return history.state?.key ?? 'default';
}
