/**
 * The way from served HTML to a live app, in the order in which it happens:
 *
 * 1. Hosting serves a finished page that works by itself: links, menu, questions and the consultation form. It was made
 *    at build time (prerender.tsx) and holds its own styles (style-cache.ts).
 * 2. `startLine`, the one script that stands in the page, decides whether and when to ask for the rest.
 * 3. main.ts loads the parts, each in a task of its own. Where one stalls or fails, that is the end: the page stays served.
 * 4. take-over.tsx brings the page to life once everything is there. Where that fails, the page is put back as served.
 */
export interface StartLine {
  /** The name in the tab's storage under which the form keeps a draft. */
  readonly draft: string;
  /** The first view is not waited for any longer, in milliseconds since the navigation. */
  readonly patience: number;
}

/**
 * Stands in each page as text (web/build/start-script.ts), so it can name nothing outside itself, and is the same on all
 * pages, so that the policy can name its hash. Its element says what differs: the script's address, and when the page
 * asks for it: once it is seen, since it needs script, or once it is touched, since it only gains comfort. Written for
 * browsers of the last ten years: they must read it to learn that it ends.
 */
export function startLine({ draft, patience }: StartLine): void {
  const root = document.documentElement;
  // Who lacks the popover lacks other things as well, and keeps the served page.
  if (!('popover' in root)) return;
  const { entry = '', when } = (document.currentScript as HTMLScriptElement).dataset;

  // Below the first view nothing is laid out yet, unless the visitor comes back to it or is led there.
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!location.hash && arrival && arrival.type === 'navigate') root.dataset.opening = '';

  // Within the app's history the Back button changes the address only, and the app the page.
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (!('alive' in root.dataset) && location.pathname !== pathname) location.reload();
  });
  const { key: inApp } = history.state || {};
  const wanted = when === 'seen' || inApp;

  let asked = false;
  const wake = () => {
    if (asked) return;
    asked = true;
    const script = document.createElement('script');
    script.type = 'module';
    script.src = entry;
    document.head.append(script);
  };
  // A page that only gains comfort sleeps until somebody points at it, touches it or types.
  for (const interest of ['pointerover', 'pointerdown', 'keydown', 'focusin']) {
    addEventListener(interest, wake, { once: true, passive: true, capture: true });
  }

  const seen = () => {
    if (root.dataset.opening === '') {
      // In two steps: all of a long page in one go would keep the first tap waiting.
      root.dataset.opening = 'further';
      setTimeout(() => delete root.dataset.opening, 50);
    }
    if (wanted) wake();
  };
  // A font or a picture that stalls would hold this event back for ever.
  addEventListener('load', seen);
  setTimeout(seen, patience - performance.now());

  // Answers of an earlier visit are missed at once, but reading them is slow: the first paint goes before. Where storage
  // is refused, there are none.
  if (wanted)
    requestAnimationFrame(() =>
      setTimeout(() => {
        try {
          if (sessionStorage.getItem(draft)) wake();
        } catch (_) {}
      }),
    );

  // The form was posted by the browser itself: the next page is on its way, and nothing may take this one over.
  addEventListener('submit', () => {
    root.dataset.posted = '';
  });
}
