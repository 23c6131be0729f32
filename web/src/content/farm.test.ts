import { expect, test } from 'vitest';
import { dollars, FARM } from './farm.ts';
import { TESTIMONIALS } from './testimonials.ts';

test.each([
  [850, '$850'],
  [1050, '$1,050'],
  [1049.5, '$1,049.50'],
  [0.1 + 0.2, '$0.30'],
  [1199.99 + 0.01, '$1,200'],
])('%d is written %s', (amount, words) => {
  expect(dollars(amount)).toBe(words);
});

test('each tier ends where the next one begins, and the last has no end', () => {
  const ages = FARM.tiers.map(({ age }) => age);
  const [first, second] = FARM.tiers;
  expect(ages[0]).toBe(`${first?.fromWeeks}-${second?.fromWeeks} weeks`);
  expect(ages.at(-1)).toBe(`${FARM.tiers.at(-1)?.fromWeeks}+ weeks`);
});

test('the testimonials page does not announce stories that it already shows', () => {
  const areThere = TESTIMONIALS.stories.some(({ sample }) => !sample);
  expect(TESTIMONIALS.hero.lead.includes('will appear')).toBe(!areThere);
});
