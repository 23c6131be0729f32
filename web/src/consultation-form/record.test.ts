import { promisedTime } from 'functions/contract/farm.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { RECORD } from '../tab-storage.ts';
import { FakeStorage } from '../testing/fake-storage.ts';
import { answersFrom } from './answers.ts';

// What a tab shows after sending, Back, a reload and a link is tested in e2e/consultation/leaving.e2e.ts.

const DANA = { firstName: 'Dana', pups: ['Daisy'] };
const SAM = { firstName: 'Sam' };

const stored = new FakeStorage();
const block = () => {
  throw new Error('denied');
};

beforeEach(() => {
  stored.clear();
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', stored);
  vi.stubGlobal('history', { state: { usr: { knownRequest: 0 } } });
});

test('a stored request is remembered, without its answers, for as long as the farm must answer', async () => {
  const { isThankYou, keepAnswers, keepSent, openRequest } = await import('./record.ts');
  keepAnswers(DANA);
  expect(isThankYou()).toBe(false);
  keepSent(DANA, 5_000);
  keepAnswers(DANA);
  expect(isThankYou()).toBe(true);
  expect(openRequest()).toMatchObject({ received: 5_000, pups: ['Daisy'] });
  expect(stored.get(RECORD)).not.toContain('Dana');
  const end = promisedTime(Date.now()).getTime();
  vi.setSystemTime(end - 1);
  expect(isThankYou()).toBe(true);
  vi.setSystemTime(end);
  expect(isThankYou()).toBe(false);
  expect(openRequest()).toBeUndefined();
});

test('after a storage that was full, the next document finds nothing older', async () => {
  const { keepAnswers, readRecord } = await import('./record.ts');
  keepAnswers(DANA);
  vi.stubGlobal('sessionStorage', { ...stored, setItem: block });
  keepAnswers(SAM);
  expect(readRecord().answers).toEqual(SAM);
  expect(stored.size).toBe(0);
});

test('where the browser blocks storage, the history and channels, the document remembers', async () => {
  vi.stubGlobal('sessionStorage', { getItem: block, setItem: block, removeItem: block });
  vi.stubGlobal('history', { replaceState: block });
  const { keepAnswers, noteOpening, readRecord } = await import('./record.ts');
  noteOpening();
  keepAnswers(DANA);
  expect(readRecord().answers).toEqual(DANA);
});

test.each([
  ['invalid JSON', '{'],
  ['no object', 'null'],
  ['a text that is too long', JSON.stringify({ answers: { additionalInfo: 'a'.repeat(70_000) } })],
  ['parts of other types', '{"answers":7,"begun":"x","sent":{"at":"now"},"sending":{"since":{}}}'],
])('%s in storage is as good as nothing', async (_, text) => {
  const { readRecord } = await import('./record.ts');
  stored.set(RECORD, text);
  expect(readRecord()).toEqual({ answers: {}, begun: 0 });
});

test('of remembered answers, only those that the form could give are shown', () => {
  const damaged = { firstName: 7, currentPets: 'dogs', pups: ['Bo', 7], petName: 'Rex', email: '' };
  expect(answersFrom({ ...damaged, lastName: 'W', guardianGoals: ['companionship'] })).toEqual({
    lastName: 'W',
    guardianGoals: ['companionship'],
  });
});
