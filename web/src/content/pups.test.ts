import { expect, test } from 'vitest';
import { DAY_MS } from '../../../farm/model/ages.ts';
import { FARM } from './farm.ts';
import { laterPrices, offerOf, sexAndAge, shareText, tierOf } from './pup-card.ts';
import type { PUPS } from './pups.generated.ts';
import { leadOn, litterOf, newsOn } from './pups.ts';

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

/** Older than each price's age, and younger. */
const READY = dayOf(DAISY) + 52 * 7;
const YOUNG = dayOf(DAISY);

const working = [DAISY, MALLEY].map((pup) => ({ ...pup, kind: 'working' as const }));

// How a family learns the price of working pups is said once.
test.each([
  ['One pup is looking for a family.', [DAISY], READY],
  ['Two pups are looking for a family.', [DAISY, MALLEY, BOONE], READY],
  ['Seven pups are looking for a family.', seven, READY],
  ['All are reserved.', [BOONE], READY],
  ['Two pups are looking for a farm. Ask us for the price.', working, READY],
  ['Two pups are growing up. Ask us for the price.', working, YOUNG],
])('says how many pups are left: %s', (lead, pups: Pup[], day) => {
  const litter = litterOf(pups[0]?.kind ?? 'family', { pups });
  expect(litter && leadOn(day, litter)).toBe(lead);
});

test('each page shows the pups of its kind, free ones first and of these the oldest, and a page without pups stays as it was', () => {
  const older = { ...MALLEY, born: '2026-08-01' };
  expect(litterOf('family', { pups: [BOONE, DAISY, older] })).toMatchObject({
    pups: [older, DAISY, BOONE],
    free: [older, DAISY],
  });
  expect(litterOf('working', { pups: [DAISY] })).toBeUndefined();
  expect(litterOf('family', { pups: [] })).toBeUndefined();
  expect(litterOf('family', {})).toBeUndefined();
});

test('claims about today give way until the day on which all free pups are old enough', () => {
  const family = litterOf('family', {
    pups: [{ ...BOONE, born: '2026-11-01' }, DAISY, { ...MALLEY, born: '2026-08-19' }],
  });
  const first = dayOf(DAISY) + 7 * FARM.advancedStartWeeks;
  expect([first - 1, first, first + 6, first + 7].map((day) => newsOn(day, family))).toEqual([
    'Two pups are growing up.',
    'One pup is ready, one is growing up.',
    'One pup is ready, one is growing up.',
    undefined,
  ]);
  const working = litterOf('working', { pups: [{ ...DAISY, kind: 'working' }] });
  expect([8 * 7 - 1, 8 * 7].map((days) => newsOn(dayOf(DAISY) + days, working))).toEqual([
    'One pup is growing up.',
    undefined,
  ]);
});

test('if no pup is free, the next litter takes the place of each claim about today, or else where the pups are', () => {
  const news = [{ family: NEXT }, { working: NEXT }].map((nextLitter) =>
    newsOn(READY, litterOf('family', { pups: [BOONE], nextLitter })),
  );
  expect(news).toEqual([NEXT, 'All the pups in this litter have found homes.']);
});

test('if no pup is listed, only the next litter is announced', () => {
  const litter = litterOf('working', { nextLitter: { working: NEXT } });
  expect(litter).toMatchObject({ heading: 'The next litter', pups: [] });
  expect([litter && leadOn(READY, litter), newsOn(READY, litter)]).toEqual([NEXT, NEXT]);
});

test.each([
  ['2026-08-18', 'less than a week old'],
  ['2026-08-19', '1 week old'],
  ['2026-11-24', '14 weeks old'],
  ['2026-11-25', '15 weeks old'],
])('on %s, a pup that was born on August 12 is %s, on her card and in what is shared', (day, age) => {
  const today = Date.parse(day) / DAY_MS;
  expect(sexAndAge(DAISY, today)).toBe(`Female, ${age}`);
  expect(shareText(DAISY, today)).toBe(`Daisy, ${age}, at ${FARM.name}`);
});

test('a family pup costs what the table says for its age, and a young one says from which day on it is ready', () => {
  const said = (pup: Pup, weeks: number) => Object.values(offerOf(pup, dayOf(pup) + weeks * 7)).join('');
  for (const { fromWeeks, price } of FARM.tiers) expect(said(DAISY, fromWeeks)).toBe(`${price} at ${fromWeeks} weeks`);
  const [first] = FARM.tiers;
  const young = { ...DAISY, born: dateOf(Date.UTC(2026, 11, 27) / DAY_MS - 7 * FARM.advancedStartWeeks) };
  expect(said(young, FARM.advancedStartWeeks - 1)).toBe(
    `Ready from December 27, at ${FARM.advancedStartWeeks} weeks: ${first?.price}`,
  );
  const working = { ...DAISY, kind: 'working', born: '2026-11-01' } as const;
  expect([said(working, 7), said(working, 8)]).toEqual(['Ready from December 27, at 8 weeks', 'Ready now']);
  expect(tierOf(working, 99_999)).toBeUndefined();
});

test('who does not see the ruler of a pup is told the prices at the ages to come', () => {
  const [, second, third] = FARM.tiers;
  const at = (tier = second) => laterPrices(DAISY.born, dayOf(DAISY) + 7 * (tier?.fromWeeks ?? 0));
  expect([at(second), at(third)]).toEqual([`${third?.price} from ${third?.fromWeeks} weeks on`, '']);
});

function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

function dayOf({ born }: Pup): number {
  return Date.parse(born) / DAY_MS;
}
