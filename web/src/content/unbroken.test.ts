import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test('compounds get hyphens between word joiners, but not long ones, numbers, addresses and dashes', () => {
  const texts = {
    lead: 'House-trained, 30-minute - yes, temperament-tested',
    list: ['Mail to our-farm@a-b.example'],
    count: 2,
  };
  expect(unbroken(texts)).toEqual({ ...texts, lead: 'House\u2060-\u2060trained, 30-minute - yes, temperament-tested' });
});
