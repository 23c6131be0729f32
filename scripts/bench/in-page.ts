import type * as WebVitals from 'web-vitals';

/** The measurements in a page. Times are milliseconds since the navigation, wall times are milliseconds since 1970. */
interface InPage {
  /** The time of the largest paint. */
  readonly paint: () => number;
  /** The longest interaction until its next paint. 0 if it took less than 16 ms. */
  readonly interaction: () => number;
  /** Resolves with the time at which all fields of the form, or on a page without a form its main parts, are hydrated. */
  readonly hydrated: () => Promise<number>;
  /** Wall time at which the page was last drawn after its heading changed. */
  readonly drawn: () => number;
}

declare global {
  var bench: InPage;
  var webVitals: typeof WebVitals;
}

/** Runs in each page, after web-vitals and before the page's own script. */
export function observe(): void {
  let [paint, interaction, drawnAt] = [Number.NaN, 0, Number.NaN];
  webVitals.onLCP(({ value }) => (paint = value), { reportAllChanges: true });
  webVitals.onINP(({ value }) => (interaction = value), { reportAllChanges: true, durationThreshold: 16 });

  // React adds a property to each element that it has hydrated.
  const isHydrated = () => {
    const fields = [...document.querySelectorAll('main form [name]')];
    const parts = [...document.querySelectorAll('header, [popover], main, footer')];
    const expected = fields.length > 0 ? fields : parts;
    return expected.length > 0 && expected.every((part) => Object.keys(part).some((key) => key.startsWith('__react')));
  };
  const hydrated = async () => {
    while (!isHydrated()) await new Promise((resolve) => setTimeout(resolve, 10));
    return performance.now();
  };

  const wallTime = () => performance.timeOrigin + performance.now();
  const afterFrame = () => requestAnimationFrame(() => setTimeout(() => (drawnAt = wallTime())));
  const untilHeadingChanges = () => {
    const heading = () => document.querySelector('h1')?.textContent;
    const left = heading();
    const check = () => (heading() === left ? requestAnimationFrame(check) : afterFrame());
    check();
  };
  addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('a') && untilHeadingChanges(),
    true,
  );
  const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const drawn = () => (Number.isNaN(drawnAt) ? performance.timeOrigin + firstPaint() : drawnAt);
  globalThis.bench = { paint: () => paint, interaction: () => interaction, hydrated, drawn };
}
