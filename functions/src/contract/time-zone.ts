/** Of the farm. Not in farm.ts, which needs generated facts: a deploy reads it before they are there. */
export const FARM_TIME_ZONE = 'America/Chicago';

/** What a clock and a calendar at the farm show, for example "Sunday", "Nov 22" and "3:10 pm". */
export function atTheFarm(date: Date) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: FARM_TIME_ZONE,
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]));
  return {
    weekday: `${parts.get('weekday')}`,
    day: `${parts.get('month')} ${parts.get('day')}`,
    time: `${parts.get('hour')}:${parts.get('minute')} ${parts.get('dayPeriod')?.toLowerCase()}`,
  };
}
