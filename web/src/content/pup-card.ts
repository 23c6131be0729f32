export const PUP_CARD = { ask: 'Ask about', reserved: 'Reserved' } as const;

const SEXES = { female: 'Female', male: 'Male' };
const DAY_MS = 24 * 60 * 60_000;

interface Born {
  readonly sex: keyof typeof SEXES;
  readonly born: string;
}

/** Like "Female, 15 weeks old". `today` is the number of days from 1970 on. */
export function sexAndAge({ sex, born }: Born, today: number): string {
  const weeks = Math.floor((today - Date.parse(born) / DAY_MS) / 7);
  const age = weeks < 1 ? 'less than a week old' : `${weeks} ${weeks === 1 ? 'week' : 'weeks'} old`;
  return `${SEXES[sex]}, ${age}`;
}
