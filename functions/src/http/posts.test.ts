import { error as logError, warn } from 'firebase-functions/logger';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { serve } from '../testing/serve.ts';
import { type Answer, jsonAnswer, seeOther } from './answer.ts';
import { HttpError } from './http-error.ts';
import { type Post, takesPosts } from './posts.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), warn: vi.fn() }));

const KEY = '01940000-0000-7000-8000-000000000001';
const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };
const WITH_BODY = { headers: { ...JSON_TYPE, 'Idempotency-Key': KEY }, body: '{"a":1}' };

beforeEach(() => vi.clearAllMocks());

describe('what reaches the handler', () => {
  test('is the object and its key', async () => {
    const { answer, handled } = await post(WITH_BODY);
    expect([answer.status, await answer.json()]).toEqual([201, { fine: true }]);
    expect(handled).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'json', key: KEY, body: { a: 1 } }),
    );
    expect(warn).not.toHaveBeenCalled();
  });

  test('has a new key when the client sent none', async () => {
    const { handled } = await post({ headers: JSON_TYPE, body: '{}' });
    expect(handled.mock.lastCall?.[0]).toMatchObject({ key: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/) });
  });

  test.each([
    'application/json; charset=utf-8',
    'Application/JSON',
    'application/json;charset="UTF-8"',
    'application/json; charset=utf8; x=y',
  ])('may be typed %s', async (type) => {
    const { answer } = await post({ headers: { 'Content-Type': type }, body: '{}' });
    expect(answer.status).toBe(201);
  });

  test('may have exactly the size that is allowed', async () => {
    const { answer } = await post({ headers: JSON_TYPE, body: JSON.stringify({ a: 'x'.repeat(56) }) });
    expect(answer.status).toBe(201);
  });

  test('is the form as it was posted, brackets and repeated names included', async () => {
    const { handled } = await post({ headers: FORM_TYPE, body: 'a=1&a=2&b[c]=%C3%A9+%26&__proto__=x' });
    const posted = handled.mock.lastCall?.[0];
    expect(posted?.kind === 'form' && [...posted.form]).toEqual([
      ['a', '1'],
      ['a', '2'],
      ['b[c]', 'é &'],
      ['__proto__', 'x'],
    ]);
  });
});

describe('what does not reach the handler', () => {
  test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('the method %s: 405', async (method) => {
    const answer = await expectRefusal(405, 'method', { method, headers: JSON_TYPE });
    expect(answer.headers.get('allow')).toBe('POST');
  });

  test.each(['text/plain', 'multipart/form-data', 'application/json5', ''])('the type "%s": 415', async (type) => {
    await expectRefusal(415, 'type', { headers: { 'Content-Type': type }, body: '{}' });
  });

  test.each(['gzip', 'br', 'identity', 'nonsense'])('the encoding %s: 415', async (encoding) => {
    await expectRefusal(415, 'encoding', { headers: { ...JSON_TYPE, 'Content-Encoding': encoding }, body: '{}' });
  });

  test.each(['latin1', 'utf-16', '"nonsense"'])('the charset %s: 400', async (charset) => {
    const headers = { 'Content-Type': `application/json; charset=${charset}` };
    await expectRefusal(400, 'charset', { headers, body: '{}' });
  });

  test('a form from another site: 403, on a page', async () => {
    const { answer, handled } = await post({ headers: { ...FORM_TYPE, Origin: 'https://evil.example' }, body: 'a=1' });
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('from another site')]);
    expect(handled).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledExactlyOnceWith('request refused', { code: 'cross-site', status: 403 });
  });

  test('a form in another charset: 400, on a page', async () => {
    const headers = { 'Content-Type': `${FORM_TYPE['Content-Type']}; charset=latin1` };
    const { answer, handled } = await post({ headers, body: 'a=1' });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('in UTF-8')]);
    expect(handled).not.toHaveBeenCalled();
  });

  test('a body of one byte too many: 413', async () => {
    await expectRefusal(413, 'too-large', { headers: JSON_TYPE, body: JSON.stringify({ a: 'x'.repeat(57) }) });
  });

  test.each(['', '[]', '[{}]', '{"a":', '"a"', '1', 'null', '\u0000'])('the body %j: 400', async (body) => {
    await expectRefusal(400, 'malformed', { headers: JSON_TYPE, body });
  });

  test.each(['1', 'not-a-uuid', `${KEY}0`, 'a/b', '..'])('the key "%s": 400', async (key) => {
    await expectRefusal(400, 'key', { headers: { ...JSON_TYPE, 'Idempotency-Key': key }, body: '{}' });
  });

  test('a body that does not come in time: 503', async () => {
    const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"a":')) });
    const init = { headers: JSON_TYPE, body, duplex: 'half', signal: AbortSignal.timeout(2_000) };
    const { answer, handled } = await post(init as RequestInit, undefined, { bodyMs: 50 });
    expect([answer.status, await answer.json()]).toEqual([503, { error: 'It failed' }]);
    expect(handled).not.toHaveBeenCalled();
    expect(logError).toHaveBeenCalledExactlyOnceWith('request failed', { code: 'body-late', status: 503 });
  });
});

describe('what the handler throws', () => {
  test('is answered as it says when it is a refusal', async () => {
    const refused = { error: 'No.', fieldErrors: { email: 'Hm.' } };
    const { answer } = await post(WITH_BODY, () => Promise.reject(new HttpError(422, 'why', refused)));
    expect([answer.status, await answer.json()]).toEqual([422, refused]);
    expect(warn).toHaveBeenCalledExactlyOnceWith('request refused', { code: 'why', status: 422, id: KEY });
  });

  test.each([JSON_TYPE, FORM_TYPE])('keeps its headers: %j', async (headers) => {
    const refusal = new HttpError(429, 'why', { error: 'No.' }, { 'Retry-After': '60' });
    const { answer } = await post({ headers, body: '{}' }, () => Promise.reject(refusal));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
  });

  test.each([
    ['cancelled', 1],
    ['unknown', 2],
    ['deadline exceeded', 4],
    ['resource exhausted', 8],
    ['aborted', 10],
    ['internal', 13],
    ['unavailable', 14],
  ])('is a passing error of Firestore: %s is a 503', async (_, code) => {
    await expectFailure(503, String(code), Object.assign(new Error('secret'), { code }));
  });

  test.each([
    ['an unexpected error', new TypeError('secret'), 'TypeError'],
    ['no error at all', 'secret', 'string'],
    ['Firestore refusing us', Object.assign(new Error('secret'), { code: 7 }), '7'],
  ])('stays inside when it is %s: 500', async (_, thrown, code) => {
    await expectFailure(500, code, thrown);
  });

  test('does not matter when it comes too late: 503 in time', async () => {
    const { answer } = await post(WITH_BODY, () => new Promise(() => {}), { handlerMs: 20 });
    expect([answer.status, await answer.json()]).toEqual([503, { error: 'It failed' }]);
    expect(logError).toHaveBeenCalledExactlyOnceWith('request failed', { code: 'late', status: 503, id: KEY });
  });
});

describe('every answer carries the headers that it needs without Hosting', () => {
  const ALWAYS = {
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
  const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  const own = (answer: Response) => {
    const {
      connection,
      date,
      'keep-alive': kept,
      'content-length': length,
      ...headers
    } = Object.fromEntries(answer.headers);
    return headers;
  };

  test.each([
    ['a success', 201, WITH_BODY],
    ['a refusal', 400, { headers: JSON_TYPE, body: '[]' }],
  ])('%s in JSON', async (_, status, init) => {
    const { answer } = await post(init);
    expect(answer.status).toBe(status);
    expect(own(answer)).toEqual({
      ...ALWAYS,
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': NOTHING,
    });
  });

  test('the way on', async () => {
    const { answer } = await post({ headers: FORM_TYPE, body: 'a=1', redirect: 'manual' }, async () => seeOther('/on'));
    expect([answer.status, await answer.text()]).toEqual([303, '']);
    expect(own(answer)).toEqual({ ...ALWAYS, location: '/on', 'content-security-policy': NOTHING });
  });

  test('the problem page', async () => {
    const { answer } = await post({ headers: { ...FORM_TYPE, 'Content-Encoding': 'gzip' }, body: 'a=1' });
    expect(answer.status).toBe(415);
    expect(own(answer)).toEqual({
      ...ALWAYS,
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'en',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
      ),
    });
  });
});

type Handle = (post: Post) => Promise<Answer>;

async function post(init: RequestInit, handle?: Handle, times: { bodyMs?: number; handlerMs?: number } = {}) {
  const handled = vi.fn(handle ?? (async () => jsonAnswer(201, { fine: true })));
  const url = await serve(takesPosts({ maxBytes: 64, failure: 'It failed', ...times }, handled));
  return { answer: await fetch(url, { method: 'POST', ...init }), handled };
}

async function expectRefusal(status: number, code: string, init: RequestInit): Promise<Response> {
  const { answer, handled } = await post(init);
  expect([answer.status, await answer.json()]).toEqual([status, { error: expect.stringMatching(/\w/) }]);
  expect(handled).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledExactlyOnceWith('request refused', { code, status });
  return answer;
}

async function expectFailure(status: number, code: string, thrown: unknown): Promise<void> {
  const { answer } = await post(WITH_BODY, () => Promise.reject(thrown));
  expect([answer.status, await answer.json()]).toEqual([status, { error: 'It failed' }]);
  expect(logError).toHaveBeenCalledExactlyOnceWith('request failed', { code, status, id: KEY });
}
