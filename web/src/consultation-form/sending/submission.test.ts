import { MutationObserver } from '@tanstack/react-query';
import { EMPTY_REQUEST } from 'functions/contract/questions.ts';
import { version } from 'uuid';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ATTEMPT, recall, remember, SENT } from '../../tab-storage.ts';
import { attemptFor, forgetForm, keepDraft, readDraft } from './draft-and-attempt.ts';
import { type Attempt, GIVE_UP_MS } from './send.ts';
import { client, SUBMISSION } from './submission.ts';

const REQUEST = { firstName: 'Dana' };

afterEach(forgetForm);

test('the same answers get the key of their draft, a UUID version 7, and other answers another one', () => {
  keepDraft({ ...REQUEST, lastName: 'W' });
  const { key } = recall(ATTEMPT) as Attempt;
  expect(version(key ?? '')).toBe(7);
  expect(attemptFor(REQUEST)).toEqual({ key, body: JSON.stringify(REQUEST) });
  // A newer page asks more.
  const body = { ...REQUEST, hearAboutUs: '', currentPets: [] };
  expect(attemptFor(body)).toEqual({ key, body: JSON.stringify(body) });
  expect(attemptFor({ firstName: 'Sam' }).key).not.toBe(key);
});

test('after the browser has posted the form, answers get the id that the server makes for a posted form', () => {
  remember(ATTEMPT, {});
  for (const request of [REQUEST, { firstName: 'Sam' }]) expect(attemptFor(request).key).toBeUndefined();
});

describe('sending', () => {
  const failed = vi.fn();
  /** Sends a form to a server that answers with `fetch`. Returns when each try began. */
  async function sendTo(fetch: (signal: AbortSignal) => Promise<Response>) {
    const tries: number[] = [];
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
      tries.push(Date.now());
      return fetch(signal);
    });
    const mutation = new MutationObserver(client, SUBMISSION);
    const giveUpAt = performance.now() + GIVE_UP_MS;
    const attempt = { key: 'a-key', body: '{}' };
    mutation.mutate({ attempt, answers: EMPTY_REQUEST, giveUpAt }).catch(() => failed(Date.now()));
    await vi.runAllTimersAsync();
    return tries;
  }

  beforeEach(() => vi.useFakeTimers({ now: 0 }));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    failed.mockReset();
  });

  test('a temporary failure is retried three times, after half a second, one second and two seconds', async () => {
    expect(await sendTo(async () => new Response('', { status: 503 }))).toEqual([0, 500, 1_500, 3_500]);
    expect(failed).toHaveBeenCalledExactlyOnceWith(3_500);
  });

  test('a server that does not answer is given up 45 seconds after the press, all tries together', async () => {
    // Node's own timer of a signal is not one of the fake timers.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const late = new AbortController();
      setTimeout(() => late.abort(), ms);
      return late.signal;
    });
    const never = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    expect(await sendTo(never)).toEqual([0, 20_500, 41_500]);
    expect(failed).toHaveBeenCalledExactlyOnceWith(45_000);
  });

  test.each([{}, REQUEST])(
    'after success, the pups of the request and the changes %j are kept with a new key',
    async (changes) => {
      vi.stubGlobal('document', { documentElement: { dataset: { hydrated: '' } }, querySelector: () => null });
      const { key } = attemptFor(REQUEST);
      keepDraft(changes);
      await sendTo(async () => new Response('{"id":"a-request"}'));
      expect(recall(SENT)).toEqual({ at: expect.any(Number), pups: [] });
      expect(readDraft()).toEqual(changes);
      expect(attemptFor(REQUEST).key).not.toBe(key);
    },
  );
});
