import { expect, test } from 'vitest';
import { dollars, FARM } from './farm.ts';
import { priceOf, sexAndAge, shareText, tierOf } from './pup-card.ts';
import type { PUPS } from './pups.generated.ts';
import { cardId, litterOf, overOn } from './pups.ts';

type Pup = NonNullable<typeof PUPS.pups>[number];

const DAISY: Pup = {
  name: 'Daisy',
  key: 'daisy',
  kind: 'family',
  born: '2026-08-12',
  sex: 'female',
  sentence: 'Lies down.',
};
const BOONE: Pup = { ...DAISY, name: 'Boone', key: 'boone', sex: 'male', reserved: true };
const MALLEY: Pup = { ...DAISY, name: 'O’Malley', key: 'o-malley' };
const NEXT = 'We expect the next litter in March.';

const seven = [1, 2, 3, 4, 5, 6, 7].map((number) => ({ ...DAISY, key: `${number}` }));

test.each([
  ['One pup is looking for a family.', [DAISY]],
  ['Two pups are looking for a family.', [DAISY, MALLEY, BOONE]],
  ['Seven pups are looking for a family.', seven],
])('says how many pups are left: %s', (lead, pups) => {
  expect(litterOf('family', { pups })).toMatchObject({ heading: 'Our pups today', lead, pups });
});

test('the lead about working pups says once how a family learns the price', () => {
  const [sage, willa] = [DAISY, MALLEY].map((pup) => ({ ...pup, kind: 'working' as const }));
  const leads = [[sage], [sage, willa]].map(
    (pups) => litterOf('working', { pups: pups.flatMap((pup) => pup ?? []) })?.lead,
  );
  expect(leads).toEqual([
    'One pup is looking for a farm. Ask us for the price.',
    'Two pups are looking for a farm. Ask us for the price.',
  ]);
});

test('a card has the name of its pup as its id, unless something else on the page has this id', () => {
  expect(['daisy', '모모', 'main', 'pups', ''].map(cardId)).toEqual(['daisy', '모모', 'main_', 'pups_', '_']);
});

test('each page shows the pups of its kind, free ones first, and a page without pups stays as it was', () => {
  expect(litterOf('family', { pups: [BOONE, DAISY] })).toMatchObject({ pups: [DAISY, BOONE], free: [DAISY] });
  expect(litterOf('working', { pups: [DAISY] })).toBeUndefined();
  expect(litterOf('family', { pups: [] })).toBeUndefined();
  expect(litterOf('family', {})).toBeUndefined();
});

test('claims about today give way until the day on which a free pup is old enough, when its card begins to name a price', () => {
  const older = { ...BOONE, born: '2026-01-01' };
  const family = litterOf('family', { pups: [older, DAISY, { ...MALLEY, born: '2026-09-01' }] });
  const working = litterOf('working', { pups: [{ ...DAISY, kind: 'working' }] });
  const first = dayOf(DAISY) + 7 * FARM.advancedStartWeeks;
  const claims = [first - 1, first].map((day) => [overOn(day, family), priceOf(DAISY, day)]);
  expect(claims).toEqual([
    ['Our pups are still growing up.', undefined],
    [undefined, expect.stringContaining('today')],
  ]);
  expect(overOn(dayOf(DAISY) + 8 * 7 - 1, working)).toBe('Our working pups are still growing up.');
  expect(overOn(dayOf(DAISY) + 8 * 7, working)).toBeUndefined();
});

test('if no pup is free, reserved pups stay, and the next litter takes the place of each claim about today', () => {
  expect(litterOf('family', { pups: [BOONE], nextLitter: { family: NEXT } })).toEqual({
    heading: 'Our pups today',
    lead: 'All are reserved.',
    pups: [BOONE],
    free: [],
    next: NEXT,
    over: NEXT,
  });
});

test('if no pup is free and the next litter is not known, the claims give way to where the pups are', () => {
  expect(litterOf('family', { pups: [BOONE], nextLitter: { working: NEXT } })).toMatchObject({
    next: undefined,
    over: 'All the pups in this litter have found homes.',
  });
});

test('if no pup is listed, only the next litter is announced', () => {
  expect(litterOf('working', { nextLitter: { working: NEXT } })).toMatchObject({ lead: NEXT, pups: [], over: NEXT });
});

test.each([
  ['2026-08-18', 'less than a week old'],
  ['2026-08-19', '1 week old'],
  ['2026-11-24', '14 weeks old'],
  ['2026-11-25', '15 weeks old'],
])('on %s, a pup that was born on August 12 is %s, on her card and in what is shared', (day, age) => {
  const today = Date.parse(day) / 86_400_000;
  expect(sexAndAge(DAISY, today)).toBe(`Female, ${age}`);
  expect(shareText(DAISY, today)).toBe(`Daisy, ${age}, at ${FARM.name}`);
});

test('a family pup costs what the table says for its age today, and nothing is said before the first age', () => {
  const priceAt = (weeks: number) => priceOf(DAISY, dayOf(DAISY) + weeks * 7);
  for (const { fromWeeks, low, high } of FARM.tiers)
    expect(priceAt(fromWeeks)).toBe(low < high ? `${dollars(low)}-${dollars(high)} today` : `${dollars(low)} today`);
  expect(priceAt(FARM.advancedStartWeeks - 1)).toBeUndefined();
  expect(tierOf({ ...DAISY, kind: 'working' }, 99_999)).toBeUndefined();
});

function dayOf({ born }: Pup): number {
  return Date.parse(born) / 86_400_000;
}
