import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { showTop } from '../ui/main.tsx';
import type { ScrollPositions } from './scroll-positions.ts';

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
  const isMotionSafe = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  section?.scrollIntoView({ behavior: isMotionSafe ? 'smooth' : 'instant' });
  section?.focus({ preventScroll: true });
}
