/**
 * How the served HTML becomes a hydrated app, step by step:
 *
 * 1. Hosting serves a prerendered page that works without script: links, menu, questions and the consultation form. The
 *    build renders it (web/prerender/prerender.tsx) and writes its styles into the page (style-cache.ts).
 * 2. `startLine`, an inline script in the page, decides whether and when to load the other scripts.
 * 3. main.ts imports the chunks and evaluates each in a separate task. If one cannot be loaded or throws an error, the
 *    page stays as served.
 * 4. hydrate.tsx hydrates the page when all chunks are evaluated. If React renders a part again that others have changed,
 *    or if the app fails, served-page.ts keeps the visitor's answers, focus and scroll position.
 *
 * The data attributes of the `html` element:
 *
 * | Attribute  | Set by               | Read by                                  | Meaning                                        |
 * |------------|----------------------|------------------------------------------|------------------------------------------------|
 * | `scripted` | start line           | ui/theme/scripted.ts                     | script will run, so what needs it is shown     |
 * | `sky`      | start line           | home/hero.tsx, home/home-page.tsx        | `dawn`, `day`, `dusk` or `night` at the farm   |
 * | `opening`  | start line           | global-css.ts                            | what is laid out: `first-view`, then `sections` |
 * | `loading`  | start line           | eggs-page.tsx                            | the page has not loaded                        |
 * | `saving`   | start line           | links.ts, speculation-rules.ts           | slow connection or data saver                  |
 * | `left`     | start line           | main.ts, load-or-reload.ts               | the visitor is leaving, so the browser cancels downloads |
 * | `given`    | start line           | taking-over.ts                           | the names of the fields that the visitor has filled in before hydration |
 * | `posted`   | start line           | draft.tsx                                | the browser is posting the form                |
 * | `failed`   | served-page.ts, submission.ts | form-css.ts                     | the page has failed, and the press on the button did nothing |
 * | `hydrated` | hydrate.tsx          | start line, global-css.ts, speculation-rules.ts | hydration has begun                     |
 */

/** Only some browsers support `connection`: https://wicg.github.io/netinfo/ */
type NavigatorWithConnection = Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };

/**
 * The build writes the source text of this function into each page (web/prerender/start-script.ts). So the function cannot
 * use anything that is defined outside it. Its text is the same on all pages, so that the Content Security Policy can
 * list its hash. The data attributes of its script element contain what differs between pages:
 * - `data-entry` and `data-chunks`: the URLs of the entry script and of its chunks.
 * - `data-record`: the key of session storage under which the tab remembers the form.
 * - `data-when`: `painted` loads the scripts after the first paint, on pages that need script. `used` loads them at the
 *   first pointer, key or focus event, on pages that also work without script.
 *
 * Written in the syntax of ES2016, so that older browsers can parse it and return early.
 */
export function startLine(): void {
  const root = document.documentElement;
  // A browser without `popover` also lacks other features that the app needs. There the page stays as served.
  if (!('popover' in root)) return;
  const { entry = '', chunks = '', record = '', when } = (document.currentScript as HTMLScriptElement).dataset;
  const { pathname } = location;
  // The form shows the quilt only where its script will fill it (consultation-form/form-fields.tsx).
  root.dataset.scripted = '';
  setSky();
  delayLayout();
  leaveToBrowser();
  loadScripts();

  /** Sets the hour at the farm, in standard time all year, as the sun keeps it. */
  function setSky() {
    const hour = (Date.now() / 3600000 + 18) % 24;
    root.dataset.sky = hour < 5 || hour >= 20 ? 'night' : hour < 9 ? 'dawn' : hour < 17 ? 'day' : 'dusk';
  }

  /** Delays the layout of what is not in the first view, until the page has loaded, but for at most 3 seconds. */
  function delayLayout() {
    // `data-opening` skips the layout of the sections below the first screen (ui/theme/global-css.ts), because it would
    // delay the first picture. It is not set for a reload, for Back, or for a URL with a hash, because the page may then
    // open at one of those sections.
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (!location.hash && arrival && arrival.type === 'navigate') root.dataset.opening = 'first-view';
    // `data-loading` hides the iframe with the egg order form.
    root.dataset.loading = '';

    const layOutAll = () => delete root.dataset.opening;
    const loaded = () => {
      delete root.dataset.loading;
      afterPaint(() => {
        if (root.dataset.opening !== 'first-view') return;
        // Lays out the sections in two steps, because one layout of a long page would delay a tap.
        root.dataset.opening = 'sections';
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

  /** Leaves navigation to the browser until the page is hydrated. */
  function leaveToBrowser() {
    // For a history entry that the app added, Back changes only the URL, and the hydrated app renders that page.
    addEventListener('popstate', () => {
      if (!('hydrated' in root.dataset) && location.pathname !== pathname) location.reload();
    });
    addEventListener('pagehide', () => {
      root.dataset.left = '';
      // What was sent must not stay for the next person at this device.
      if ('posted' in root.dataset) inStorage((session) => session.removeItem(record));
    });
    // Back can show the page again as it was.
    addEventListener('pageshow', ({ persisted }) => {
      delete root.dataset.left;
      if (persisted) delete root.dataset.posted;
    });
    addEventListener('submit', ({ defaultPrevented }) => {
      if (!defaultPrevented) root.dataset.posted = '';
    });
    let hasVisitor = false;
    const note = ({ isTrusted }: Event) => {
      hasVisitor = hasVisitor || isTrusted;
    };
    for (const use of ['pointerdown', 'keydown']) addEventListener(use, note, { passive: true, capture: true });
    addEventListener('input', noteAnswer, { capture: true });

    function noteAnswer({ isTrusted, target }: Event) {
      // A visitor who types after the post has stopped it, or the connection has failed.
      if (isTrusted) delete root.dataset.posted;
      // Browsers and extensions also fill in a form, without a visitor.
      if (hasVisitor && !('hydrated' in root.dataset))
        root.dataset.given = `${root.dataset.given || ''} ${(target as HTMLInputElement).name}`;
    }
  }

  /** Returns undefined where the browser blocks session storage. */
  function inStorage<Result>(use: (session: Storage) => Result): Result | undefined {
    try {
      return use(sessionStorage);
    } catch (_) {
      return undefined;
    }
  }

  /** Loads the scripts, once, at the moment that `data-when` names. */
  function loadScripts() {
    // Browsers that prerender also support `navigator.connection`. With `data-saving`, the browser prerenders no links
    // (web/prerender/speculation-rules.ts).
    const { saveData, effectiveType = '' } = (navigator as NavigatorWithConnection).connection || {};
    if (saveData || /2g/.test(effectiveType)) root.dataset.saving = '';
    let hasRequested = false;
    const prerenders = HTMLScriptElement.supports('speculationrules') && !('saving' in root.dataset);

    // Ignores pointer and focus events on a link to another page if the browser prerenders that page, because the
    // scripts of this page would compete with it. A click on a link also moves the focus to it.
    const onUse = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const leadsToPage = link && !link.target && link.origin === location.origin && link.pathname !== pathname;
      if (!leadsToPage || !prerenders) requestScripts();
    };
    for (const use of ['pointerover', 'pointerdown', 'focusin']) {
      addEventListener(use, onUse, { passive: true, capture: true });
    }
    addEventListener('keydown', requestScripts, { once: true, passive: true, capture: true });
    afterPaint(() => {
      // React Router sets `key` on the history entries that it adds.
      const { key: inApp } = history.state || {};
      const isSending = inStorage((session) => JSON.parse(session.getItem(record) || '{}').sending);
      if (when === 'painted' || inApp || isSending) requestScripts();
    });

    function requestScripts() {
      if (hasRequested) return;
      hasRequested = true;
      for (const chunk of chunks.split(' ')) {
        const link = document.createElement('link');
        link.rel = 'modulepreload';
        link.href = chunk;
        document.head.append(link);
      }
      const script = document.createElement('script');
      script.type = 'module';
      script.src = entry;
      document.head.append(script);
    }
  }

  /**
   * Waits for a second frame, because the browser paints the first one only after its callback. A prerendered page and a
   * page in a background tab have no frame until they are shown.
   */
  function afterPaint(act: () => void) {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(act)));
  }
}
