import { CONSULTATION_MINUTES, CONTACT_HOURS, FARM_BASE, FARM_COUNTY } from 'functions/contract/farm.ts';
import { FACTS } from './facts.generated.ts';

/** The facts about the farm: those of farm/facts.yaml, and those that are the same for every farm. */
export const FARM = {
  ...FACTS,
  // A non-breaking space, so that the number stays on one line.
  phone: FACTS.phone.replace(' ', '\u00a0'),
  /** Comes after "located". All farms of this site are in Oklahoma. */
  location: [FACTS.town && `in ${FACTS.town}, OK ${FACTS.postalCode ?? ''}`.trim(), FACTS.place]
    .filter(Boolean)
    .join(', '),
  county: FARM_COUNTY,
  base: FARM_BASE,
  consultationMinutes: CONSULTATION_MINUTES,
  eggFrameHeight: 800,
  contactWithin: `${CONTACT_HOURS} hours`,
  advancedStartWeeks: Math.min(...FACTS.prices.map(({ age }) => age)),
  /** Sorted by age. Each tier ends where the next one begins. Prices in US dollars. */
  tiers: FACTS.prices.map(({ age, from, to = from, ...tier }, index) => ({
    ...tier,
    low: from,
    high: to,
    price: [...new Set([from, to])].map(dollars).join('-'),
    fromWeeks: age,
    age: ages(age, FACTS.prices[index + 1]?.age),
  })),
};

export { FARM_PHONE_HREF as PHONE_HREF } from 'functions/contract/farm.ts';
export const EMAIL_HREF = `mailto:${FARM.email}`;

/** Formats an amount, with cents only if there are any. */
export function dollars(amount: number): string {
  const cents = Math.round(amount * 100);
  const figures = (cents / 100).toFixed(cents % 100 ? 2 : 0);
  return `$${figures.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;
}

export function inWords(count: number): string {
  return ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][count] ?? `${count}`;
}

function ages(from: number, until?: number): string {
  return until ? `${from}-${until} weeks` : `${from}+ weeks`;
}
