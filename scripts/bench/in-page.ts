import type * as WebVitals from 'web-vitals';

/** The measurements in a page. Times are milliseconds since the navigation, wall times are milliseconds since 1970. */
export interface InPage {
  readonly vitals: () => Vitals;
  /** Resolves when all fields of the form, or on a page without a form its main parts, are hydrated. */
  readonly hydrated: () => Promise<number>;
  /** Time of the first touch. */
  readonly touched: () => number;
  readonly forgetInteractions: () => void;
  /**
   * The longest interaction since `forgetInteractions`, until its next paint. 0 if all took less than 16 ms, NaN if
   * there was none.
   */
  readonly longestInteraction: () => number;
  /** From the click on a link to the largest paint of the next page. */
  readonly paintAfterClick: () => number;
  readonly wallTime: () => number;
  /** Wall time of the last paint after a load or a return. */
  readonly shownAgain: () => number;
}

export interface Vitals {
  readonly paint: number;
  /** Blocking time after the first paint: the part of each task beyond 50 ms. */
  readonly blocking: number;
  /** The largest burst of layout shifts without an input. */
  readonly shift: number;
}

declare global {
  var bench: InPage;
  var webVitals: typeof WebVitals;
}

/**
 * These functions run in this order in each page, after web-vitals and before the page's own script. They may use only
 * their own variables and the globals of the page.
 */
export const OBSERVERS = [observeVitals, observeReact, observeInteractions, observeNextPage, observeBack];

function observeVitals(): void {
  let paint = Number.NaN;
  let firstPaint = Number.NaN;
  let shift = Number.NaN;
  webVitals.onLCP(({ value }) => (paint = value), { reportAllChanges: true });
  webVitals.onFCP(({ value }) => (firstPaint = value));
  webVitals.onCLS(({ value }) => (shift = value), { reportAllChanges: true });
  const tasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });
  const vitals = (): Vitals => {
    const afterPaint = tasks.map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint));
    return { paint, shift, blocking: afterPaint.reduce((sum, task) => sum + Math.max(0, task - 50), 0) };
  };
  globalThis.bench = { vitals } as InPage;
}

/** React adds properties to its root and to each hydrated element. */
function observeReact(): void {
  interface Root {
    readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated?: boolean } } };
  }
  const reactOf = (element: Element | null, kind: string) =>
    Object.entries(element ?? {}).find(([name]) => name.startsWith(`__react${kind}$`))?.[1];
  const isHydrated = () => {
    const root: Root | undefined = reactOf(document.getElementById('root'), 'Container');
    if (!root || root.stateNode.current.memoizedState.isDehydrated) return false;
    const fields = [...document.querySelectorAll('main form [name]')];
    const parts = [...document.querySelectorAll('header, [popover], main, footer, #root > button')];
    return (fields.length > 0 ? fields : parts).every((part) => reactOf(part, 'Fiber'));
  };
  let touched = Number.NaN;
  addEventListener('pointerdown', ({ timeStamp }) => (touched = timeStamp), { once: true, capture: true });
  Object.assign(bench, {
    touched: () => touched,
    hydrated: async () => {
      while (!isHydrated()) await new Promise((resolve) => setTimeout(resolve, 10));
      return performance.now();
    },
  });
}

function observeInteractions(): void {
  const events: (PerformanceEntry & { readonly interactionId: number })[] = [];
  new PerformanceObserver((list) => events.push(...(list.getEntries() as typeof events))).observe({
    type: 'event',
    durationThreshold: 16,
  } as PerformanceObserverInit);
  let hasInteraction = false;
  for (const type of ['pointerup', 'keydown']) addEventListener(type, () => (hasInteraction = true), { capture: true });
  const longest = () =>
    Math.max(0, ...events.filter(({ interactionId }) => interactionId).map(({ duration }) => duration));
  Object.assign(bench, {
    forgetInteractions: () => {
      events.splice(0);
      hasInteraction = false;
    },
    longestInteraction: () => (hasInteraction ? longest() : Number.NaN),
  });
}

/**
 * Measures the largest paint after a click on a link. The browser reports the largest paint of a new document. After a
 * client-side navigation there is no new document, so this marks the pictures and texts with `elementtiming`, and the
 * browser reports when it painted each of them.
 */
function observeNextPage(): void {
  const CLICKED = 'bench-clicked';
  const painted: (PerformanceEntry & { readonly renderTime: number; readonly intersectionRect: DOMRect })[] = [];
  new PerformanceObserver((list) => painted.push(...(list.getEntries() as typeof painted))).observe({
    type: 'element',
  });
  const mark = () => {
    for (const element of document.querySelectorAll('main :is(img, h1, h2, p, legend)')) {
      element.setAttribute('elementtiming', '');
    }
  };
  const onClick = ({ target, timeStamp }: Event) => {
    if (!(target instanceof Element && target.closest('a'))) return;
    localStorage.setItem(CLICKED, String(performance.timeOrigin + timeStamp));
    new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
  };
  addEventListener('click', onClick, { capture: true });
  const areaOf = ({ intersectionRect: { width, height } }: (typeof painted)[number]) => width * height;
  const paintAfterClick = () => {
    const clicked = Number(localStorage.getItem(CLICKED)) - performance.timeOrigin;
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      activationStart?: number;
    })[];
    const activated = navigation?.activationStart ?? 0;
    if (activated > clicked) return activated + bench.vitals().paint - clicked;
    const [largest] = painted
      .filter(({ renderTime }) => renderTime > clicked)
      .sort((one, other) => areaOf(other) - areaOf(one));
    return (largest?.renderTime ?? Number.NaN) - clicked;
  };
  Object.assign(bench, { paintAfterClick });
}

function observeBack(): void {
  const wallTime = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector('h1')?.textContent;
  let shownAgain = Number.NaN;
  const drawn = () => requestAnimationFrame(() => setTimeout(() => (shownAgain = wallTime())));
  addEventListener('pageshow', drawn);
  // With client-side navigation, the previous page returns some frames later.
  addEventListener('popstate', () => {
    const left = heading();
    const check = () => void (heading() === left ? requestAnimationFrame(check) : drawn());
    check();
  });
  Object.assign(bench, { wallTime, shownAgain: () => shownAgain });
}
