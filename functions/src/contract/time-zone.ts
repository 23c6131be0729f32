/** Of the farm. Not in farm.ts, which needs generated facts: a deploy reads it before they are there. */
export const FARM_TIME_ZONE = 'America/Chicago';

/** What a clock and a calendar at the farm show, for example "Sunday", "Nov 22" and "3:10 pm". */
export function atTheFarm(date: Date) {
  const show = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleString('en-US', { timeZone: FARM_TIME_ZONE, ...options });
  const time = show({ hour: 'numeric', minute: '2-digit' }).toLowerCase().replace(/\s/, ' ');
  return { weekday: show({ weekday: 'long' }), day: show({ month: 'short', day: 'numeric' }), time };
}
