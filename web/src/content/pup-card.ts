import { DAY_MS, readyWeeks, weeksOld } from '../../../farm/model/ages.ts';
import type { Pup } from '../../../farm/model/schema.ts';
import { FARM } from './farm.ts';

export const PUP_CARD = {
  ask: 'Ask about',
  reserved: 'Reserved',
  faces: 'Our pups today',
  forFarm: 'for a farm',
  growing: 'growing up',
  all: 'See all',
  born: 'Born',
  weeks: 'weeks',
} as const;

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** Like "15 weeks". `today` is the number of days from 1970 on. */
export function ageOf({ born }: Pick<Pup, 'born'>, today: number): string {
  const weeks = weeksOld(born, today);
  return weeks < 1 ? 'less than a week' : inWeeks(weeks);
}

export function sexAndAge(pup: Pick<Pup, 'sex' | 'born'>, today: number): string {
  return `${pup.sex === 'female' ? 'Female' : 'Male'}, ${ageOf(pup, today)} old`;
}

/** The text with which a visitor sends a pup's card to somebody else. */
export function shareText(pup: Pick<Pup, 'name' | 'born'>, today: number): string {
  return `${pup.name}, ${ageOf(pup, today)} old, at ${FARM.name}`;
}

/** The row of the price table for a family pup's age today, or undefined before the first one. */
export function tierOf({ kind, born }: Pick<Pup, 'kind' | 'born'>, today: number) {
  return FARM.tiers.findLast(({ fromWeeks }) => kind === 'family' && fromWeeks <= weeksOld(born, today));
}

/** What is said before and after the price, if there is one. A young pup is not ready before a day, and only family pups have prices. */
export function offerOf(pup: Pick<Pup, 'kind' | 'born' | 'sex'>, today: number) {
  const { kind, born } = pup;
  const weeks = readyWeeks(kind, FARM.prices);
  if (weeksOld(born, today) < weeks) {
    const readyOn = new Date(Date.parse(born) + 7 * weeks * DAY_MS);
    const day = `${MONTHS[readyOn.getUTCMonth()]} ${readyOn.getUTCDate()}`;
    const price = kind === 'family' ? FARM.tiers[0]?.price : undefined;
    return { before: `Ready from ${day}, at ${inWeeks(weeks)}${price ? ': ' : ''}`, price, after: '' };
  }
  const price = tierOf(pup, today)?.price;
  return price ? { before: '', price, after: ` at ${ageOf(pup, today)}` } : { before: 'Ready now', price, after: '' };
}

/** The prices at the ages that a family pup has not reached, for those who do not see its ruler. */
export function laterPrices(born: string, today: number): string {
  const later = FARM.tiers.filter(({ fromWeeks }) => fromWeeks > weeksOld(born, today));
  return later.map(({ price, fromWeeks }) => `${price} from ${inWeeks(fromWeeks)} on`).join(', ');
}

function inWeeks(weeks: number): string {
  return `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;
}
