const WEEK_DAYS = 7;
export const DAY_MS = 24 * 60 * 60_000;

/** The age below which a dog must not leave for a buyer in another state (9 CFR 2.130). */
export const WEANED_WEEKS = 8;

/** A pup's age in whole weeks on a day, which is a number of days from 1970 on. */
export function weeksOld(born: string, day: number): number {
  return Math.floor((day - Date.parse(born) / DAY_MS) / WEEK_DAYS);
}

/** The age in weeks from which a pup is what the pages say about the pups of today. */
export function readyWeeks(kind: 'family' | 'working', prices: readonly { readonly age: number }[]): number {
  return kind === 'family' ? Math.min(...prices.map(({ age }) => age)) : WEANED_WEEKS;
}
