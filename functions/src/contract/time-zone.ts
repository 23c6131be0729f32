/** Of the farm. Not in farm.ts, which needs generated facts: a deploy reads it before they are there. */
export const FARM_TIME_ZONE = 'America/Chicago';

/** What people at the farm call a time, for example "Sunday", "Nov 22" and "3:10 pm". Midnight is the end of a day. */
export function atTheFarm(date: Date) {
  const show = (at: Date, options: Intl.DateTimeFormatOptions) =>
    at.toLocaleString('en-US', { timeZone: FARM_TIME_ZONE, ...options });
  const clock = show(date, { hour: 'numeric', minute: '2-digit' }).toLowerCase().replace(/\s/, ' ');
  const time = { '12:00 am': 'midnight', '12:00 pm': 'noon' }[clock] ?? clock;
  const on = time === 'midnight' ? new Date(date.getTime() - 60_000) : date;
  return { weekday: show(on, { weekday: 'long' }), day: show(on, { month: 'short', day: 'numeric' }), time };
}
