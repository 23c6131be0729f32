import { expect, test } from 'vitest';
import { PLACEHOLDERS } from '../src/content/farm.ts';
import { TESTIMONIALS } from '../src/content/testimonials.ts';
import { placeholders } from './placeholders.ts';

test('every invented fact and every sample quote is listed until it is replaced', () => {
  const left = placeholders(PLACEHOLDERS, TESTIMONIALS.quotes);
  expect(left).toContain(`name: ${PLACEHOLDERS.name}`);
  expect(left).toHaveLength(Object.keys(PLACEHOLDERS).length + TESTIMONIALS.quotes.length);
});

test('nothing is left once the facts are given and the quotes are real', () => {
  expect(placeholders({}, [{ sample: false, quote: 'What a family wrote' }])).toEqual([]);
});
