import { afterEach, describe, expect, test, vi } from 'vitest';
import { forgetDraft, keepDraft, NO_ANSWERS, readDraft, withPupQuestion } from './answers.ts';

vi.mock('../content/pups.generated.ts', () => ({ PUPS: { pups: [{ key: 'daisy', name: 'Daisy' }] } }));

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

describe('the address of "Ask about Daisy"', () => {
  const QUESTION = 'We’d like to ask about Daisy.';

  test.each([
    ['fills an empty answer', {}, QUESTION],
    ['keeps what the visitor has written', { additionalInfo: 'Call at noon.' }, `Call at noon.\n${QUESTION}`],
    ['does not ask twice', { additionalInfo: `Hello! ${QUESTION}` }, `Hello! ${QUESTION}`],
  ])('%s', (_, answers, additionalInfo) => {
    const replaceState = open('?pup=daisy');
    expect(withPupQuestion({ firstName: 'Dana', ...answers })).toEqual({ firstName: 'Dana', additionalInfo });
    expect(replaceState).toHaveBeenCalledExactlyOnceWith({ key: 'k' }, '', '/form');
  });

  test.each(['', '?pup=rex', '?pup=', '?q=daisy'])('without a pup of today changes nothing: %s', (search) => {
    const replaceState = open(search);
    const answers = { additionalInfo: 'Call at noon.' };
    expect(withPupQuestion(answers)).toBe(answers);
    expect(replaceState).not.toHaveBeenCalled();
  });

  function open(search: string) {
    const replaceState = vi.fn();
    vi.stubGlobal('location', { pathname: '/form', search });
    vi.stubGlobal('history', { state: { key: 'k' }, replaceState });
    return replaceState;
  }
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
