const TIME_ZONE = 'America/Chicago';

const WORDS = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  weekday: 'long',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const FIGURES = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});
const OFFSET = new Intl.DateTimeFormat('en-US', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' });

/** "Sunday 3:10 pm" on the farm's clocks. */
export function weekdayAndTime(date: Date): string {
  const { weekday, hour, minute, dayPeriod } = wordsOf(date);
  return `${weekday} ${hour}:${minute} ${dayPeriod?.toLowerCase()}`;
}

/** "Sunday, Nov 22, 3:10 pm", for what may be longer ago than a week. */
export function dateAndTime(date: Date): string {
  const { weekday, month, day, hour, minute, dayPeriod } = wordsOf(date);
  return `${weekday}, ${month} ${day}, ${hour}:${minute} ${dayPeriod?.toLowerCase()}`;
}

/** "2026-11-22T15:10:00-06:00": for machines and tables, by the farm's clocks all the same. */
export function isoWithOffset(date: Date): string {
  const zone = OFFSET.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${FIGURES.format(date).replace(' ', 'T')}${zone.slice('GMT'.length) || '+00:00'}`;
}

function wordsOf(date: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(WORDS.formatToParts(date).map(({ type, value }) => [type, value]));
}
