import { weeksOld } from '../../../farm/check/ages.ts';
import type { Pup } from '../../../farm/check/schema.ts';
import { FARM } from './farm.ts';

export const PUP_CARD = {
  ask: 'Ask about',
  reserved: 'Reserved',
  faces: 'Our pups today',
  forFarm: 'for a farm',
} as const;

/** Like "15 weeks". `today` is the number of days from 1970 on. */
export function ageOf({ born }: Pick<Pup, 'born'>, today: number): string {
  const weeks = weeksOld(born, today);
  if (weeks < 1) return 'less than a week';
  return `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;
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

export function priceOf(pup: Pick<Pup, 'kind' | 'born'>, today: number): string | undefined {
  const tier = tierOf(pup, today);
  return tier && `${tier.price} today`;
}
