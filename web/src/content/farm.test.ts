import { expect, test } from 'vitest';
import { dollars, EMAIL_HREF, FARM, inWords, PHONE_HREF } from './farm.ts';
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

test('each tier lasts until the next begins, and the last has no end', () => {
  const ages = FARM.tiers.map(({ age }) => age);
  const [first, second] = FARM.tiers;
  expect(ages[0]).toBe(`${first?.fromWeeks}-${second?.fromWeeks} weeks`);
  expect(ages.at(-1)).toBe(`${FARM.tiers.at(-1)?.fromWeeks}+ weeks`);
});

test('prose has small numbers in words', () => {
  expect([1, 2, 11].map(inWords)).toEqual(['one', 'two', '11']);
});

test('the page of stories does not announce words that stand there', () => {
  const areSamples = TESTIMONIALS.quotes.some(({ sample }) => sample);
  expect(TESTIMONIALS.hero.lead.includes('will stand')).toBe(areSamples);
});

test('phone and e-mail can be tapped', () => {
  expect(PHONE_HREF).toMatch(/^tel:\+1\d{10}$/);
  expect(EMAIL_HREF).toBe(`mailto:${FARM.email}`);
});

test('the forms are on secure addresses', () => {
  for (const form of [FARM.workingPupForm, FARM.familyPupForm, FARM.eggOrderForm]) {
    expect(new URL(form).protocol).toBe('https:');
  }
});
