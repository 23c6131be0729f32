import { VALID_REQUEST } from 'functions/contract/schema.cases.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { RECORD } from '../tab-storage.ts';
import { FakeStorage } from '../testing/fake-storage.ts';

const stored = new FakeStorage();
const record = () => JSON.parse(stored.get(RECORD) ?? '{}');

/** Begins another document of the same tab. */
async function openDocument() {
  vi.resetModules();
  return import('./submission.ts');
}

const ended = vi.fn();
const bodies: string[] = [];

/** Sends a form to a server that answers with `fetch`. Returns when each try began. */
async function sendTo(fetch: (signal: AbortSignal) => Promise<Response>, resumes = false) {
  const { client, submit, resumeSending } = await openDocument();
  const tries: number[] = [];
  vi.stubGlobal('fetch', (_: string, { signal, body }: { signal: AbortSignal; body: string }) => {
    tries.push(Date.now());
    bodies.push(body);
    return fetch(signal);
  });
  if (resumes) resumeSending();
  else void submit(VALID_REQUEST).then(() => ended(Date.now()));
  await vi.runAllTimersAsync();
  return { tries, status: client.getMutationCache().getAll().at(-1)?.state.status };
}

beforeEach(() => {
  bodies.length = 0;
  stored.clear();
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('sessionStorage', stored);
  vi.stubGlobal('document', { documentElement: { dataset: { hydrated: '' } } });
});

test('a temporary failure is retried three times, after half a second, one second and two seconds', async () => {
  expect(await sendTo(async () => new Response('', { status: 503 }))).toMatchObject({ tries: [0, 500, 1_500, 3_500] });
  expect(ended).toHaveBeenCalledExactlyOnceWith(3_500);
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
  expect(await sendTo(never)).toMatchObject({ tries: [0, 20_500, 41_500] });
  expect(ended).toHaveBeenCalledExactlyOnceWith(45_000);
});

const accept = async () => new Response('{"id":"a-request"}', { headers: { Date: new Date(9_000).toUTCString() } });

test('a request whose response is lost is sent again with the same body, so that the server stores it once', async () => {
  const lose = vi.fn(accept).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await sendTo(lose)).toMatchObject({ tries: [0, 500], status: 'success' });
  expect(bodies[1]).toBe(bodies[0]);
});

test('the next document sends the same body that was on its way, and remembers that it is stored', async () => {
  await sendTo(() => new Promise(() => undefined));
  await sendTo(accept, true);
  expect(bodies[1]).toBe(bodies[0]);
  expect(record()).toMatchObject({ answers: {}, sent: { received: 9_000 } });
  expect(await sendTo(accept, true)).toMatchObject({ tries: [] });
});

test.each([
  ['older than an hour', { since: -3_600_001, answers: VALID_REQUEST }],
  ['damaged', { since: 0, answers: { firstName: 7 } }],
])('a request on its way that is %s is not sent by itself', async (_, sending) => {
  stored.set(RECORD, JSON.stringify({ sending }));
  expect(await sendTo(accept, true)).toMatchObject({ tries: [] });
  expect(record()).not.toHaveProperty('sending');
});

test('whatever throws after the request is stored, it has not failed', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('document', {});
  expect(await sendTo(accept)).toMatchObject({ status: 'success' });
});
