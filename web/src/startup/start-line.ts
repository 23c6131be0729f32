/**
 * How the served HTML becomes a hydrated app, step by step:
 *
 * 1. Hosting serves a prerendered page that works without script: links, menu, questions and the consultation form. The
 *    build renders it (web/build/prerender.tsx) and writes its styles into the page (style-cache.ts).
 * 2. `startLine`, an inline script in the page, decides whether and when to load the other scripts.
 * 3. main.ts imports the chunks and evaluates each in a separate task. If one cannot be loaded or throws an error, the
 *    page stays as served.
 * 4. take-over.tsx hydrates the page when all chunks are evaluated. If hydration fails, it restores the served page.
 */

/** `navigator.connection`, which only some browsers support: https://wicg.github.io/netinfo/ */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * The build writes the source text of this function into each page (web/build/start-script.ts). So the function cannot
 * use anything that is defined outside it. Its text is the same on all pages, so that the Content Security Policy can
 * list its hash. The data attributes of its script element contain what differs between pages:
 * - `data-entry` and `data-parts`: the URLs of the entry script and of its chunks.
 * - `data-when`: `seen` loads the scripts after the first paint, on pages that need script. `touched` loads them at the
 *   first pointer, key or focus event, on pages that also work without script.
 *
 * Written in the syntax of ES2016, so that older browsers can parse it and return early.
 */
export function startLine(): void {
  const root = document.documentElement;
  // A browser without `popover` also lacks other features that the app needs. There the page stays as served.
  if (!('popover' in root)) return;
  const { entry = '', parts = '', when } = (document.currentScript as HTMLScriptElement).dataset;

  // Waits for a second frame, because the browser paints the first one only after its callback. A prerendered page and a
  // page in a background tab have no frame until they are shown.
  const afterPaint = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(act)));

  // `data-opening` skips the layout of the sections below the first screen (ui/theme/global-css.ts). It is not set for
  // a reload, for Back, or for a URL with a hash, because the page may then open at one of those sections.
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!location.hash && arrival && arrival.type === 'navigate') root.dataset.opening = '';

  // `data-loading` hides the iframe with the egg order form.
  root.dataset.loading = '';

  // Both attributes stay until the page has loaded, but for at most 3 seconds. An earlier layout of all sections would
  // delay the first picture. A pointer or key event also removes `data-opening`, so that a link to a section scrolls past
  // sections that have their real heights.
  const layOutAll = () => delete root.dataset.opening;
  const loaded = () => {
    delete root.dataset.loading;
    afterPaint(() => {
      if (root.dataset.opening !== '') return;
      // Lays out the sections in two steps, because one layout of a long page would delay a tap.
      root.dataset.opening = 'further';
      setTimeout(layOutAll, 50);
    });
  };
  addEventListener('load', loaded);
  setTimeout(loaded, 3000);
  for (const action of ['pointerdown', 'keydown']) {
    addEventListener(action, layOutAll, { once: true, passive: true, capture: true });
  }

  // For a history entry that the app added, Back changes only the URL, and the hydrated app renders that page. If the
  // page is not hydrated yet, this listener reloads the document.
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (!('alive' in root.dataset) && location.pathname !== pathname) location.reload();
  });

  let hasRequested = false;
  const requestScripts = () => {
    if (hasRequested) return;
    hasRequested = true;
    for (const part of parts.split(' ')) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = part;
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.src = entry;
    document.head.append(script);
  };
  // Browsers that prerender also support `navigator.connection`. With `data-saving`, the browser prerenders no links
  // (web/build/speculation-rules.ts).
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection || {};
  if (saveData || /2g/.test(effectiveType)) root.dataset.saving = '';
  const prerenders = HTMLScriptElement.supports('speculationrules') && !('saving' in root.dataset);

  // Loads the scripts at the first pointer, key or focus event. Ignores pointer and focus events on a link to another page
  // if the browser prerenders that page, because the scripts of this page would compete with it. A click on a link also
  // moves the focus to it.
  const onInterest = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const leadsToPage = link && !link.target && link.origin === location.origin && link.pathname !== pathname;
    if (!leadsToPage || !prerenders) requestScripts();
  };
  for (const interest of ['pointerover', 'pointerdown', 'focusin']) {
    addEventListener(interest, onInterest, { passive: true, capture: true });
  }
  addEventListener('keydown', requestScripts, { once: true, passive: true, capture: true });

  afterPaint(() => {
    // React Router sets `key` on the history entries that it adds.
    const { key: inApp } = history.state || {};
    if (when === 'seen' || inApp) requestScripts();
  });

  // When the browser posts the form, the response replaces this page. With `data-posted`, take-over.tsx does not
  // hydrate it any more.
  addEventListener('submit', () => {
    root.dataset.posted = '';
  });
}
