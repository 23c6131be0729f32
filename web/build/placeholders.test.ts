import { expect, test } from 'vitest';
import { placeholders } from './placeholders.ts';

const FACTS = { name: 'Some Farm', phone: '(405) 555-0100', since: 2018 };
const OURS = { sample: true, quote: 'What we wrote' };
const THEIRS = { quote: 'What a family wrote' };

test('every invented fact and every sample quote is listed until it is replaced', () => {
  expect(placeholders(FACTS, ['name', 'phone'], [OURS, THEIRS])).toEqual([
    'name: Some Farm',
    'phone: (405) 555-0100',
    'sample quote: What we wrote',
  ]);
});

test('one that is left is enough to be told', () => {
  expect(placeholders(FACTS, ['phone'], [THEIRS])).toHaveLength(1);
  expect(placeholders(FACTS, [], [{ ...THEIRS, sample: false }, OURS])).toHaveLength(1);
});

test('nothing is left once the facts are given and the quotes are real', () => {
  expect(placeholders(FACTS, [], [THEIRS, { ...THEIRS, sample: false }])).toEqual([]);
});
