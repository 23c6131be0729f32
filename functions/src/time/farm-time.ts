import type { Timestamp } from 'firebase-admin/firestore';
import { atTheFarm, FARM_TIME_ZONE } from '../contract/time-zone.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const ISO_FORMAT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: FARM_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});
const OFFSET_FORMAT = new Intl.DateTimeFormat('en-US', { timeZone: FARM_TIME_ZONE, timeZoneName: 'longOffset' });

/** Like "Sun 3:10 pm", in the farm's time zone. */
export function shortDayAndTime(date: Date): string {
  const { weekday, time } = atTheFarm(date);
  return `${weekday.slice(0, 3)} ${time}`;
}

/** Like "Sunday, Nov 22, 3:10 pm", in the farm's time zone. */
export function dateAndTime(date: Date): string {
  const { weekday, day, time } = atTheFarm(date);
  return `${weekday}, ${day}, ${time}`;
}

/** Like "2026-11-22T15:10:00-06:00", in the farm's time zone. */
export function isoWithOffset(date: Date): string {
  const zone = OFFSET_FORMAT.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${ISO_FORMAT.format(date).replace(' ', 'T')}${zone.slice('GMT'.length) || '+00:00'}`;
}

/** The date of a Firestore timestamp; undefined for any other value, which the owner may type in the console. */
export function dateOf(value: unknown): Date | undefined {
  return value && typeof value === 'object' && 'toDate' in value ? (value as Timestamp).toDate() : undefined;
}
