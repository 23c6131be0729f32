import { expect, test } from 'vitest';
import { voiceOf } from '../../../farm/model/voice.ts';
import { dollars } from './farm.ts';

test.each([
  [850, '$850'],
  [1050, '$1,050'],
  [1049.5, '$1,049.50'],
  [0.1 + 0.2, '$0.30'],
  [1199.99 + 0.01, '$1,200'],
])('%d is written %s', (amount, words) => {
  expect(dollars(amount)).toBe(words);
});

test('a family is quoted with the first sentence of its own story, unless the sentence is long', () => {
  const stories = [
    ['Sample text: he knew his name. Then more.', true],
    [`Once upon a time ${'and '.repeat(60)}. Then.`, false],
    ['She sleeps at the gate!\nWe sleep, too.', false],
    ['Mostly.', false],
  ] as const;
  const written = stories.map(([story, sample]) => ({ story, sample, who: 'The Millers', where: 'Choctaw' }));
  expect(voiceOf(written)).toMatchObject({ sentence: 'She sleeps at the gate!', who: 'The Millers' });
  expect(voiceOf(written.slice(0, 2))).toBeUndefined();
});
