import { afterEach, describe, expect, test, vi } from 'vitest';
import { forgetDraft, keepDraft, NO_ANSWERS, readDraft } from './answers.ts';

afterEach(() => {
  forgetDraft();
  vi.unstubAllGlobals();
});

test('keeps only answered fields', () => {
  keepDraft({ ...NO_ANSWERS, firstName: 'Dana', currentPets: ['cats'] });
  expect(readDraft()).toEqual({ firstName: 'Dana', currentPets: ['cats'] });
});

test('removes the draft when all answers are removed', () => {
  keepDraft({ ...NO_ANSWERS, firstName: 'Dana' });
  keepDraft(NO_ANSWERS);
  expect(readDraft()).toEqual({});
});

describe('with session storage', () => {
  test.each([
    ['invalid JSON', '{', {}],
    ['JSON that is no object', 'null', {}],
    ['a number', '{"firstName":7}', {}],
    ['fields that no longer exist', '{"firstName":"Dana","petName":"Rex"}', { firstName: 'Dana' }],
  ])('ignores %s', (_, text, draft) => {
    vi.stubGlobal('sessionStorage', { getItem: () => text, removeItem: () => undefined });
    expect(readDraft()).toEqual(draft);
  });

  test('uses memory where the browser blocks storage', () => {
    const block = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('sessionStorage', { getItem: block, setItem: block, removeItem: block });
    keepDraft({ ...NO_ANSWERS, firstName: 'Dana' });
    expect(readDraft()).toEqual({ firstName: 'Dana' });
  });
});
