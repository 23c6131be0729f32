import { weeksOld } from '../../../farm/check/ages.ts';
import type { Pup } from '../../../farm/check/schema.ts';
import { dollars, FARM } from './farm.ts';
import { SITE } from './site.ts';

export const PUP_CARD = { ask: 'Ask about', reserved: 'Reserved' } as const;

const SEXES = { female: 'Female', male: 'Male' };

/** Like "Female, 15 weeks old". `today` is the number of days from 1970 on. */
export function sexAndAge({ sex, born }: Pick<Pup, 'sex' | 'born'>, today: number): string {
  const weeks = weeksOld(born, today);
  const age = weeks < 1 ? 'less than a week old' : `${weeks} ${weeks === 1 ? 'week' : 'weeks'} old`;
  return `${SEXES[sex]}, ${age}`;
}

/**
 * Today's price of a family pup, or undefined before the age of the first price. For a working pup, which has no price in
 * the table, it says how a family learns the price.
 */
export function priceOf({ kind, born }: Pick<Pup, 'kind' | 'born'>, today: number): string | undefined {
  if (kind === 'working') return `The price? ${SITE.overPrice}`;
  const tier = FARM.tiers.findLast(({ fromWeeks }) => fromWeeks <= weeksOld(born, today));
  return tier && `${[...new Set([tier.low, tier.high])].map(dollars).join('-')} today`;
}
