import { error as logError } from 'firebase-functions/logger';
import { describe, expect, test, vi } from 'vitest';
import { type Answer, jsonPost, type Post, Refusal } from './http.ts';
import { serve } from './testing/serve.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn() }));

const KEY = '01940000-0000-7000-8000-000000000001';
const JSON_TYPE = { 'Content-Type': 'application/json' };
const WITH_BODY = { headers: { ...JSON_TYPE, 'Idempotency-Key': KEY }, body: '{"a":1}' };

describe('what reaches the handler', () => {
  test('is the object and its key', async () => {
    const { answer, handled } = await post(WITH_BODY);
    expect([answer.status, await answer.json()]).toEqual([201, { fine: true }]);
    expect(handled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: KEY, body: { a: 1 } }));
  });

  test('has a new key when the client sent none', async () => {
    const { handled } = await post({ headers: JSON_TYPE, body: '{}' });
    expect(handled.mock.lastCall?.[0].key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  });

  test.each(['application/json; charset=utf-8', 'Application/JSON'])('may be typed %s', async (type) => {
    const { answer } = await post({ headers: { 'Content-Type': type }, body: '{}' });
    expect(answer.status).toBe(201);
  });

  test('may have exactly the size that is allowed', async () => {
    const { answer } = await post({ headers: JSON_TYPE, body: JSON.stringify({ a: 'x'.repeat(56) }) });
    expect(answer.status).toBe(201);
  });
});

describe('what does not reach the handler', () => {
  test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('the method %s: 405', async (method) => {
    const { answer } = await expectRefusal(405, { method, headers: JSON_TYPE });
    expect(answer.headers.get('allow')).toBe('POST');
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/json5', ''])(
    'the type "%s": 415',
    async (type) => {
      await expectRefusal(415, { headers: { 'Content-Type': type }, body: '{}' });
    },
  );

  test('a body of one byte too many: 413', async () => {
    await expectRefusal(413, { headers: JSON_TYPE, body: JSON.stringify({ a: 'x'.repeat(57) }) });
  });

  test.each(['[]', '[{}]'])('the body %s: 400', async (body) => {
    await expectRefusal(400, { headers: JSON_TYPE, body });
  });

  test.each(['1', 'not-a-uuid', `${KEY}0`, 'a/b', '..'])('the key "%s": 400', async (key) => {
    await expectRefusal(400, { headers: { ...JSON_TYPE, 'Idempotency-Key': key }, body: '{}' });
  });
});

describe('what the handler throws', () => {
  test('is answered as it says when it is a refusal', async () => {
    const refused = { error: 'No.', fieldErrors: { email: 'Hm.' } };
    const { answer } = await post(WITH_BODY, () => Promise.reject(new Refusal(422, refused)));
    expect([answer.status, await answer.json()]).toEqual([422, refused]);
  });

  test.each([
    ['an unexpected error', new TypeError('secret'), 500, 'TypeError'],
    ['no error at all', 'secret', 500, 'string'],
    ['Firestore out of reach', Object.assign(new Error('secret'), { code: 14 }), 503, 14],
    ['Firestore refusing us', Object.assign(new Error('secret'), { code: 7 }), 500, 7],
  ])('stays inside when it is %s', async (_, thrown, status, code) => {
    vi.mocked(logError).mockClear();
    const { answer } = await post(WITH_BODY, () => Promise.reject(thrown));
    expect([answer.status, await answer.json()]).toEqual([status, { error: 'It failed' }]);
    expect(logError).toHaveBeenCalledExactlyOnceWith('request failed', { code, id: KEY });
  });

  test('does not matter when it comes too late: 503 in time', async () => {
    const { answer } = await post(WITH_BODY, () => new Promise(() => {}), 20);
    expect([answer.status, await answer.json()]).toEqual([503, { error: 'It failed' }]);
  });
});

async function post(
  init: RequestInit,
  handle: (post: Post) => Promise<Answer> = async () => ({ status: 201, body: { fine: true } }),
  deadlineMs = 5_000,
) {
  const handled = vi.fn(handle);
  const url = await serve(jsonPost({ maxBytes: 64, failure: 'It failed', deadlineMs }, handled));
  const answer = await fetch(url, { method: 'POST', ...init });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-type': 'application/json; charset=utf-8',
  });
  return { answer, handled };
}

async function expectRefusal(status: number, init: RequestInit) {
  const { answer, handled } = await post(init);
  expect([answer.status, await answer.json()]).toEqual([status, { error: expect.stringMatching(/\w/) }]);
  expect(handled).not.toHaveBeenCalled();
  return { answer };
}
