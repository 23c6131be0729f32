const HOUR_MS = 60 * 60_000;

/** The number of the day at the farm, counted from 1970 on. */
export function farmDay(time: number): number {
  return Math.floor(farmHours(time) / 24);
}

export function farmHour(time: number): number {
  return farmHours(time) % 24;
}

/**
 * Hours at the farm since 1970. In standard time all year, because browsers need long to make the first formatter of Intl: in
 * summer, a day begins at one in the morning.
 */
function farmHours(time: number): number {
  return time / HOUR_MS - 6;
}
