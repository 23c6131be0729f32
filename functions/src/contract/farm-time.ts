export const FARM_TIME_ZONE = 'America/Chicago';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

function show(date: Date, options: Intl.DateTimeFormatOptions, locale = 'en-US'): string {
  return date.toLocaleString(locale, { timeZone: FARM_TIME_ZONE, ...options });
}

/** What people at the farm call a time: "Sunday", "Nov 22", "3:10 pm". Midnight is the end of a day. */
export function atTheFarm(date: Date) {
  const clock = show(date, { hour: 'numeric', minute: '2-digit' }).toLowerCase().replace(/\s/, ' ');
  const time = { '12:00 am': 'midnight', '12:00 pm': 'noon' }[clock] ?? clock;
  const on = time === 'midnight' ? new Date(date.getTime() - MINUTE_MS) : date;
  return { weekday: show(on, { weekday: 'long' }), day: show(on, { month: 'short', day: 'numeric' }), time };
}

/** Like "Sun 3:10 pm". */
export function shortDayAndTime(date: Date): string {
  const { weekday, time } = atTheFarm(date);
  return `${weekday.slice(0, 3)} ${time}`;
}

/** Like "Sunday, Nov 22, 3:10 pm". */
export function dateAndTime(date: Date): string {
  const { weekday, day, time } = atTheFarm(date);
  return `${weekday}, ${day}, ${time}`;
}

/** Like "2026-11-22T15:10:00-06:00". */
export function isoWithOffset(date: Date): string {
  const [, offset] = show(date, { timeZoneName: 'longOffset' }).split('GMT');
  return show(date, {}, 'sv-SE').replace(' ', 'T') + offset;
}
