import { MutationObserver } from '@tanstack/react-query';
import { version } from 'uuid';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { NO_ANSWERS } from './answers.ts';
import { attemptFor, client, forgetAttempt, SUBMISSION } from './submission.ts';

const REQUEST = { firstName: 'Dana' };

afterEach(forgetAttempt);

test('the same answers get the same key, a UUID version 7', () => {
  const { key, body } = attemptFor(REQUEST);
  expect(version(key)).toBe(7);
  expect(JSON.parse(body)).toEqual(REQUEST);
  expect(attemptFor({ ...REQUEST })).toEqual({ key, body });
});

test('other answers get another key', () => {
  const { key } = attemptFor(REQUEST);
  expect(attemptFor({ firstName: 'Sam' }).key).not.toBe(key);
});

test('the same answers get a new key after success', () => {
  const { key } = attemptFor(REQUEST);
  forgetAttempt();
  expect(attemptFor(REQUEST).key).not.toBe(key);
});

test('a temporary failure is retried three times, after half a second, one second and two seconds', async () => {
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  vi.useFakeTimers({ now: 0 });
  const sent: number[] = [];
  vi.stubGlobal('fetch', async () => {
    sent.push(Date.now());
    return new Response('', { status: 503 });
  });
  const failed = vi.fn();
  const mutation = new MutationObserver(client, SUBMISSION);
  mutation.mutate({ attempt: { key: 'a-key', body: '{}' }, answers: NO_ANSWERS }).catch(failed);
  await vi.runAllTimersAsync();
  expect(sent).toEqual([0, 500, 1_500, 3_500]);
  expect(failed).toHaveBeenCalledOnce();
});
