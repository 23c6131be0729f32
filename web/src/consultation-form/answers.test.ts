import { CONTACT_HOURS } from 'functions/contract/farm.ts';
import { EMPTY_REQUEST } from 'functions/contract/questions.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { remember, SENT } from '../tab-storage.ts';
import { hasOwnWords, withPupQuestion } from './answers.ts';
import { forgetForm, keepDraft, readDraft } from './sending/draft-and-attempt.ts';
import { sentAt } from './sending/sent-request.ts';

vi.mock('functions/contract/farm.generated.ts', async (original) => ({
  ...(await original<object>()),
  FARM_PUPS: [{ key: 'daisy', name: 'Daisy' }],
}));

afterEach(() => {
  forgetForm();
  vi.unstubAllGlobals();
});

describe('in a tab that has sent a request', () => {
  const SENT_AT = Date.now() - 1_000;
  const WRITTEN = { additionalInfo: 'Call at noon.' };

  test.each([
    ['?pup=daisy', 'We’d like to ask about Daisy.\nCall at noon.'],
    ['?pup=rex', 'Call at noon.'],
    ['?another', 'Call at noon.'],
  ])('the address %s asks for another form, once', (search, additionalInfo) => {
    const replaceState = open(search);
    expect(sentAt()).toBeUndefined();
    expect(withPupQuestion(WRITTEN)).toEqual({ additionalInfo });
    expect(replaceState).toHaveBeenCalledExactlyOnceWith({ key: 'k' }, '', '/form');
    vi.stubGlobal('location', { search: '' });
    expect(sentAt()).toBeUndefined();
  });

  test.each(['', '?q=daisy'])('the address "%s" does not, and changes nothing', (search) => {
    const replaceState = open(search);
    expect(sentAt()).toBe(SENT_AT);
    expect(withPupQuestion(WRITTEN)).toBe(WRITTEN);
    expect(replaceState).not.toHaveBeenCalled();
  });

  test('it is remembered for the time in which the farm answers', () => {
    open('');
    const at = Date.now() - CONTACT_HOURS * 3_600_000;
    remember(SENT, { at, pups: [] });
    expect(sentAt()).toBeUndefined();
    remember(SENT, { at: at + 60_000, pups: [] });
    expect(sentAt()).toBe(at + 60_000);
  });

  function open(search: string) {
    const replaceState = vi.fn();
    remember(SENT, { at: SENT_AT, pups: [] });
    vi.stubGlobal('location', { pathname: '/form', search });
    vi.stubGlobal('history', { state: { key: 'k' }, replaceState });
    return replaceState;
  }
});

test.each([
  [{ additionalInfo: 'We’d like to ask about Daisy.' }, false],
  [{ additionalInfo: 'We’d like to ask about Daisy.\nSoon.' }, true],
  [{ firstName: 'Dana' }, true],
])('a form with %j has answers besides questions about pups: %s', (answers, has) => {
  expect(hasOwnWords(answers)).toBe(has);
});

test.each([
  ['invalid JSON', '{', {}],
  ['JSON that is no object', 'null', {}],
  ['a number', '{"firstName":7}', {}],
  ['fields that no longer exist', '{"firstName":"Dana","petName":"Rex"}', { firstName: 'Dana' }],
])('ignores %s in session storage', (_, text, draft) => {
  vi.stubGlobal('sessionStorage', { getItem: () => text, removeItem: () => undefined });
  expect(readDraft()).toEqual(draft);
});

test('keeps only answered fields, in memory where the browser blocks storage', () => {
  const block = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('sessionStorage', { getItem: block, setItem: block, removeItem: block });
  keepDraft({ ...EMPTY_REQUEST, firstName: 'Dana', currentPets: ['cats'] });
  expect(readDraft()).toEqual({ firstName: 'Dana', currentPets: ['cats'] });
});
