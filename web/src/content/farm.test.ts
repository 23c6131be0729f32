import { expect, test } from 'vitest';
import { dollars, EMAIL_HREF, FARM, PHONE_HREF, priceRange } from './farm.ts';
import { HOME } from './home.ts';

test('the prices are those of the specification', () => {
  const tiers = FARM.tiers.map((tier) => [tier.name, tier.age, priceRange(tier)]);
  expect(tiers).toEqual([
    ['Advanced Start Guardian', '14-16 weeks', '$850-$1,050'],
    ['Young Adult Companion', '16-20 weeks', '$700-$900'],
    ['Mature Family Guardian', '20+ weeks', '$500-$750'],
  ]);
});

test('the sum of what is included is the sum of its parts', () => {
  expect(HOME.pricing.total).toBe(dollars(200 + 300 + 200 + 150));
});

test('the breeds make a whole dog', () => {
  expect(FARM.breeds.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
});

test('numbers are those of the specification', () => {
  expect(FARM).toMatchObject({
    since: 2018,
    familiesServed: '200+',
    advancedStartWeeks: 14,
    basePetMaximum: 2,
    consultationMinutes: 30,
    contactWithin: '24 hours',
    eggFrameHeight: 800,
  });
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
