import { CONTACT_HOURS } from 'functions/contract/farm.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answersFrom } from './answers.ts';
import {
  hasChanges,
  isThankYou,
  keepAnswers,
  keepSending,
  keepSent,
  noteOpening,
  openRequest,
  readRecord,
} from './record.ts';

const DANA = { firstName: 'Dana', pups: ['Daisy'] };
const CHANGED = { ...DANA, firstName: 'Dana May' };

let text: string | null;
const storage = {
  getItem: () => text,
  setItem: (_: string, value: string) => {
    text = value;
  },
  removeItem: () => {
    text = null;
  },
};

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
  text = '{}';
  vi.stubGlobal('sessionStorage', storage);
  openEntry();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens another entry of the tab's history. Returns a function that goes back to it. */
function openEntry(): () => void {
  const entry: { state: unknown; replaceState(state: unknown): void } = {
    state: { key: 'k' },
    replaceState(state) {
      this.state = state;
    },
  };
  const show = () => vi.stubGlobal('history', entry);
  show();
  return show;
}

function send(answers: object, received = 0): void {
  vi.advanceTimersByTime(1_000);
  keepSent(answers, received);
}

test('the form that was sent thanks for as long as the farm must answer, and keeps no answer', () => {
  noteOpening();
  keepAnswers(DANA);
  keepSending({ since: 1_000, answers: DANA });
  expect(isThankYou()).toBe(false);
  send(DANA, 5_000);
  expect(isThankYou()).toBe(true);
  expect(openRequest()).toMatchObject({ received: 5_000, pups: ['Daisy'] });
  expect(text).not.toContain('Dana');
  vi.advanceTimersByTime(CONTACT_HOURS * 3_600_000);
  expect(isThankYou()).toBe(false);
  expect(openRequest()).toBeUndefined();
});

test('a form that is opened after another one was sent is empty, and Back shows the thank-you screen', () => {
  const goBack = openEntry();
  noteOpening();
  send(DANA);
  const goForward = openEntry();
  expect(isThankYou()).toBe(false);
  noteOpening();
  expect(isThankYou()).toBe(false);
  goBack();
  expect(isThankYou()).toBe(true);
  goForward();
  keepAnswers(CHANGED);
  expect(hasChanges()).toBe(false);
  send(CHANGED);
  expect(isThankYou()).toBe(true);
});

test('what is changed while the request is on its way is kept, until it is sent or taken back', () => {
  noteOpening();
  keepAnswers(DANA);
  vi.advanceTimersByTime(1_000);
  keepAnswers(CHANGED);
  send(DANA);
  expect(readRecord().answers).toEqual(CHANGED);
  expect([hasChanges(), isThankYou()]).toEqual([true, false]);
  openEntry();
  noteOpening();
  expect(hasChanges()).toBe(true);
  keepAnswers(DANA);
  expect(hasChanges()).toBe(false);
  expect(text).not.toContain('Dana');
});

describe('a browser', () => {
  const block = () => {
    throw new Error('denied');
  };

  test('whose storage is full remembers nothing older in the next document', () => {
    keepAnswers(DANA);
    vi.stubGlobal('sessionStorage', { ...storage, setItem: block });
    keepAnswers(CHANGED);
    expect(readRecord().answers).toEqual(CHANGED);
    expect(text).toBeNull();
  });

  test('that blocks storage, the history and channels remembers until the document is left', async () => {
    vi.stubGlobal('sessionStorage', { getItem: block, setItem: block, removeItem: block });
    vi.stubGlobal('BroadcastChannel', block);
    vi.stubGlobal('history', { replaceState: block });
    vi.resetModules();
    const record = await import('./record.ts');
    record.noteOpening();
    record.keepAnswers(DANA);
    expect(record.readRecord().answers).toEqual(DANA);
  });
});

test.each([
  ['invalid JSON', '{'],
  ['no object', 'null'],
  ['a text that is too long', JSON.stringify({ answers: { additionalInfo: 'a'.repeat(70_000) } })],
  ['parts of other types', '{"answers":7,"begun":"x","sent":{"at":"now"},"sending":{"since":{}}}'],
])('%s in storage is as good as nothing', (_, stored) => {
  text = stored;
  expect(readRecord()).toEqual({ answers: {}, begun: 0 });
  expect([isThankYou(), hasChanges()]).toEqual([false, false]);
});

test('of remembered answers, only those that the form could give are shown', () => {
  const answers = {
    firstName: 7,
    lastName: 'W',
    currentPets: 'dogs',
    pups: ['Bo', 7],
    guardianGoals: ['companionship'],
  };
  expect(answersFrom({ ...answers, petName: 'Rex', email: '' })).toEqual({
    lastName: 'W',
    guardianGoals: ['companionship'],
  });
});
