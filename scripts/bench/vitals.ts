export interface Vitals {
  /** When the largest element was painted, in milliseconds. */
  readonly lcp: number;
  /** What tasks after the first paint took beyond 50 ms each, in milliseconds. */
  readonly blocking: number;
  /** Sum of all layout shifts. */
  readonly shift: number;
}

/** Runs in the page, before anything of its own; so it stands for itself. */
export function observeVitals(): void {
  interface Shift extends PerformanceEntry {
    readonly value: number;
  }
  const entries: PerformanceEntry[] = [];
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask', 'paint']) {
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true });
  }
  const interactions: PerformanceEntry[] = [];
  new PerformanceObserver((list) => interactions.push(...list.getEntries())).observe({
    type: 'event',
    durationThreshold: 16,
  } as PerformanceObserverInit);
  const of = (type: string) => entries.filter((entry) => entry.entryType === type);
  const vitals = (): Vitals => {
    const painted = of('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0;
    const tasks = of('longtask').map(({ startTime, duration }) => startTime + duration - Math.max(startTime, painted));
    return {
      lcp: of('largest-contentful-paint').at(-1)?.startTime ?? 0,
      blocking: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
      shift: of('layout-shift').reduce((sum, entry) => sum + (entry as Shift).value, 0),
    };
  };
  const forgetInteractions = () => void interactions.splice(0);
  const interaction = () => {
    const ours = interactions.filter((entry) => (entry as PerformanceEntry & { interactionId: number }).interactionId);
    return Math.max(0, ...ours.map(({ duration }) => duration));
  };
  Object.assign(globalThis, { vitals, forgetInteractions, interaction });
}
