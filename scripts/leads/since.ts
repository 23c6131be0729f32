import { isoWithOffset } from '../../functions/src/time/farm-time.ts';
import { Stop } from '../../tools/stop.ts';

/** The midnight in the farm's time zone with which a day starts. */
export function startOf(since: string): Date {
  const noon = new Date(`${since}T12:00:00Z`);
  if (Number.isNaN(noon.getTime())) throw new Stop(`--since ${since} is no date: write it like 2026-11-01.`);
  const offsetAt = (date: Date) => isoWithOffset(date).slice(-'+00:00'.length);
  const midnight = new Date(`${since}T00:00:00${offsetAt(noon)}`);
  return new Date(`${since}T00:00:00${offsetAt(midnight)}`);
}
