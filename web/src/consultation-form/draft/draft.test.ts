import { afterEach, describe, expect, test, vi } from 'vitest';
import { NO_ANSWERS } from '../form/answers.ts';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';

afterEach(() => {
  forgetDraft();
  vi.unstubAllGlobals();
});

test('only what was answered is kept', () => {
  keepDraft({ ...NO_ANSWERS, firstName: 'Dana', currentPets: ['cats'] });
  expect(readDraft()).toEqual({ firstName: 'Dana', currentPets: ['cats'] });
});

test('a form that was emptied leaves no draft', () => {
  keepDraft({ ...NO_ANSWERS, firstName: 'Dana' });
  keepDraft(NO_ANSWERS);
  expect(readDraft()).toEqual({});
});

describe('with a session of the browser', () => {
  test.each([
    ['what is no JSON', '{', {}],
    ['what is no object', 'null', {}],
    ['fields of the wrong kind', '{"firstName":7,"currentPets":"cats","guardianGoals":[1]}', {}],
    ['fields of an older page', '{"firstName":"Dana","petName":"Rex"}', { firstName: 'Dana' }],
  ])('reads no more than it knows of %s', (_, text, draft) => {
    vi.stubGlobal('sessionStorage', { getItem: () => text, removeItem: () => undefined });
    expect(readDraft()).toEqual(draft);
  });

  test('goes on in memory where the browser refuses', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    keepDraft({ ...NO_ANSWERS, firstName: 'Dana' });
    expect(readDraft()).toEqual({ firstName: 'Dana' });
  });
});
