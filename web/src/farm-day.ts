const HOUR_MS = 60 * 60_000;

/** The number of the day at the farm, counted from 1970 on. */
export function farmDay(time: number): number {
  return Math.floor(farmHours(time) / 24);
}

export function farmHour(time: number): number {
  return farmHours(time) % 24;
}

/** Since 1970, in standard time all year (a day in summer begins at one), because the first formatter of Intl takes long. */
function farmHours(time: number): number {
  return time / HOUR_MS - 6;
}
