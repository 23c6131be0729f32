import { Stop } from '../../e2e/lib/stop.ts';
import { isoWithOffset } from '../../functions/src/farm-time.ts';

/** Reads a day, which starts at midnight in the farm's time zone, or a time with an offset. */
export function startOf(since: string): Date {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(since);
  const noon = new Date(isDay ? `${since}T12:00:00Z` : since);
  if (Number.isNaN(noon.getTime())) throw new Stop(`--since ${since} is no date: write it like 2026-11-01.`);
  if (!isDay) return noon;
  const offsetAt = (date: Date) => isoWithOffset(date).slice(-'+00:00'.length);
  const midnight = new Date(`${since}T00:00:00${offsetAt(noon)}`);
  return new Date(`${since}T00:00:00${offsetAt(midnight)}`);
}
