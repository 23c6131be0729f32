const HOUR_MS = 60 * 60_000;

/**
 * The number of the day at the farm, counted from 1970 on. In standard time all year, because browsers need long to make
 * the first formatter of Intl: in summer, a day begins at one in the morning.
 */
export function farmDay(time: number): number {
  return Math.floor((time - 6 * HOUR_MS) / (24 * HOUR_MS));
}
