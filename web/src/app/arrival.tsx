import { useEffect } from 'react';
import { type NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Time for a page to settle before the scroll to one of its sections, from the specification. */
const SCROLL_DELAY_MS = 100;

const positions = new Map<string, number>();
let lastPath: string | undefined;

/** Gives a change of page the title's focus and the scroll position that a page load would give. */
export function Arrival() {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    const samePage = lastPath === pathname;
    const firstPage = lastPath === undefined;
    lastPath = pathname;
    if (firstPage) return;
    return arrive({ hash, key, type, samePage });
  }, [pathname, hash, key, type]);

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(takeOverScrollRestoration, []);
  return null;
}

interface Arriving {
  readonly hash: string;
  readonly key: string;
  readonly type: `${NavigationType}`;
  readonly samePage: boolean;
}

function arrive({ hash, key, type, samePage }: Arriving): (() => void) | undefined {
  if (type === 'POP') {
    window.scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
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

/** Smooth unless the visitor asked for less motion: the style sheet decides. */
function showSection(id: string) {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}

/** The browser restores a reloaded page, this component a page that was only hidden. */
function takeOverScrollRestoration() {
  const auto = () => {
    history.scrollRestoration = 'auto';
  };
  history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', auto);
  return () => window.removeEventListener('pagehide', auto);
}
