import { connect } from 'node:net';
import { error as logError, warn } from 'firebase-functions/logger';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { FORM_PATH, KEY_FIELD, SUBMIT_FAILED } from '../contract/call.ts';
import { FARM_PHONE_HREF } from '../contract/farm.ts';
import { FIELD_NAMES, questionOf } from '../contract/questions.ts';
import { BODY_MS } from '../http/raw-body.ts';
import { HANDLER_MS, HttpError } from '../http/response.ts';
import { serve } from '../testing/serve.ts';
import { submitConsultation } from './posts.ts';
import { storePost } from './submit.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), warn: vi.fn() }));
vi.mock('./submit.ts', () => ({ storePost: vi.fn() }));

const KEY = '01940000-0000-7000-8000-00000000000a';
const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };
const WITH_BODY = { headers: { ...JSON_TYPE, 'Idempotency-Key': KEY }, body: '{"a":1}' };

/** Each text at its greatest length, and some more. */
const LONGEST = Object.fromEntries(
  FIELD_NAMES.map(questionOf).map((question) => [
    question.name,
    '字'.repeat(question.options ? 100 : question.maxLength),
  ]),
);

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  // In this order, because restoring a spy on a fake timer puts the fake back.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the handler', () => {
  test('gets the JSON object and the idempotency key', async () => {
    const capitals = { ...WITH_BODY.headers, 'Idempotency-Key': KEY.toUpperCase() };
    const { response, handle } = await post({ ...WITH_BODY, headers: capitals });
    expect([response.status, await response.json()]).toEqual([201, { id: KEY }]);
    expect(handle).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: KEY, body: { a: 1 } }));
    expect(warn).not.toHaveBeenCalled();
  });

  test.each([
    [JSON_TYPE, '{}', undefined],
    [FORM_TYPE, 'a=1', undefined],
    [FORM_TYPE, `a=1&${KEY_FIELD}=`, undefined],
    [FORM_TYPE, `a=1&${KEY_FIELD}=${KEY}`, KEY],
  ])('gets no key but the one in the header or in the form: %j, %s', async (headers, body, key) => {
    const { handle } = await post({ headers, body });
    expect(handle.mock.lastCall?.[0].key).toBe(key);
    expect(handle.mock.lastCall?.[0].body).not.toHaveProperty(KEY_FIELD);
  });

  test.each([
    'application/json; charset=utf-8',
    'Application/JSON',
    'application/json;charset="UTF-8"',
    'application/json; charset=utf8; x=y',
    'application/json ; charset=utf-8',
  ])('gets a body with the content type %s', async (type) => {
    const { response } = await post({ headers: { 'Content-Type': type }, body: '{}' });
    expect(response.status).toBe(201);
  });

  test.each([
    [JSON_TYPE, 32, 201],
    [FORM_TYPE, 64, 303],
  ])('gets a body of the greatest size, and none that is a byte larger: %j, %i KiB', async (headers, kib, status) => {
    expect((await post({ headers, body: bodyOfSize(kib * 1024) })).response.status).toBe(status);
    const { response, handle } = await post({ headers, body: bodyOfSize(kib * 1024 + 1) });
    expect([response.status, await response.text()]).toEqual([413, expect.stringContaining('too large')]);
    expect(handle).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledExactlyOnceWith('request refused', { code: 'too-large', status: 413 });
  });

  // A form writes a letter of three bytes with nine.
  test.each([
    [JSON_TYPE, JSON.stringify(LONGEST), 201],
    [FORM_TYPE, new URLSearchParams(LONGEST).toString(), 303],
  ])('gets texts of the greatest length in letters of three bytes: %j', async (headers, body, status) => {
    const { response } = await post({ headers, body });
    expect(response.status, 'Choose a lower maxLength, or higher limits in call.ts').toBe(status);
  });

  test('gets a form with all its pairs, and the browser is sent to the address that it returns', async () => {
    const { response, handle } = await post({ headers: FORM_TYPE, body: 'a=1&a=2&b[c]=%C3%A9+%26&__proto__=x' });
    expect(response.headers.get('location')).toBe('/received#pup');
    const received = handle.mock.lastCall?.[0];
    expect(Object.entries(received?.body ?? {})).toEqual([
      ['a', ['1', '2']],
      ['b[c]', 'é &'],
      ['__proto__', 'x'],
    ]);
  });
});

describe('the handler is not called for', () => {
  test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('the method %s (405)', async (method) => {
    const response = await expectRefusal(405, 'method', { method, headers: JSON_TYPE });
    expect(response.headers.get('allow')).toBe('POST');
  });

  test('a browser that opens the address (405, as a page with the way to the form)', async () => {
    const headers = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
    const { response, handle } = await post({ method: 'GET', headers });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    const page = await response.text();
    for (const part of ['<h1>', `<a href="${FORM_PATH}">`, FARM_PHONE_HREF]) expect(page).toContain(part);
    expect(page).not.toContain('There is a problem');
    expect(handle).not.toHaveBeenCalled();
  });

  test.each(['text/plain', 'multipart/form-data', 'application/json5', ''])(
    'the content type "%s" (415)',
    async (type) => {
      await expectRefusal(415, 'type', { headers: { 'Content-Type': type }, body: '{}' });
    },
  );

  test.each(['gzip', 'br', 'identity', 'nonsense'])('the content encoding %s (415)', async (encoding) => {
    await expectRefusal(415, 'encoding', { headers: { ...JSON_TYPE, 'Content-Encoding': encoding }, body: '{}' });
  });

  test.each(['latin1', 'utf-16', '"nonsense"', 'x-utf-8', 'utf-80'])('the charset %s (400)', async (charset) => {
    const headers = { 'Content-Type': `application/json;charset=${charset}` };
    await expectRefusal(400, 'charset', { headers, body: '{}' });
  });

  test.each([
    ['from another site', { ...FORM_TYPE, Origin: 'https://evil.example' }, 403, 'from another site', 'cross-site'],
    ['in another charset', { 'Content-Type': `${FORM_TYPE['Content-Type']}; charset=latin1` }, 400, 'UTF-8', 'charset'],
  ])('a form %s (as a page)', async (_, headers, status, text, code) => {
    const { response, handle } = await post({ headers, body: 'a=1' });
    expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(text)]);
    expect(handle).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledExactlyOnceWith('request refused', { code, status });
  });

  test.each(['', '[]', '[{}]', '{"a":', '"a"', '1', 'null', '\u0000'])('the body %j (400)', async (body) => {
    await expectRefusal(400, 'malformed', { headers: JSON_TYPE, body });
  });

  // Ids of forms without script have the last one's version.
  test.each(['1', 'not-a-uuid', `${KEY}0`, 'a/b', '..', KEY.replace('-7', '-8')])(
    'the idempotency key "%s" (400)',
    async (key) => {
      await expectRefusal(400, 'key', { headers: { ...JSON_TYPE, 'Idempotency-Key': key }, body: '{}' });
    },
  );

  test.each([
    ['Transfer-Encoding: chunked', '1\r\n \r\n', JSON_TYPE, /"error":"[^"]*did not arrive in time\."}/],
    ['Content-Length: 20000', ' ', FORM_TYPE, /<li>[^<]*did not arrive in time\.<\/li>/],
  ])('a body that does not end (408), whose connection is then closed: %s', async (header, part, type, expected) => {
    const handle = vi.mocked(storePost).mockReset();
    const socket = connect(Number(new URL(await serve(submitConsultation)).port), '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => (received += chunk)).on('error', () => undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const timeouts = vi.spyOn(globalThis, 'setTimeout');
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${type['Content-Type']}\r\n${header}\r\n\r\n`);
    const drip = setInterval(() => socket.write(part), 100);
    onTestFinished(() => clearInterval(drip));
    await passTime(new Promise((closed) => socket.on('close', closed)));
    expect(received).toMatch(/^HTTP\/1.1 408 /);
    expect(received).toMatch(expected);
    expect(timeouts.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(BODY_MS);
    expect(handle).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledExactlyOnceWith('request refused', { code: 'body-late', status: 408 });
    expect(logError).not.toHaveBeenCalled();
  });
});

describe('a failure of the handler', () => {
  test.each([JSON_TYPE, FORM_TYPE])('becomes the response if it is an HttpError: %j', async (headers) => {
    const details = { fieldErrors: { email: 'Hm.' }, headers: { 'Retry-After': '60' } };
    const { response } = await post({ headers, body: '{}' }, () =>
      Promise.reject(new HttpError(429, 'why', 'No.', details)),
    );
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
    if (headers === JSON_TYPE)
      expect(await response.json()).toEqual({ error: 'No.', fieldErrors: details.fieldErrors });
    expect(warn).toHaveBeenCalledExactlyOnceWith('request refused', { code: 'why', status: 429 });
  });

  test.each([
    ['an unexpected error', new TypeError('secret'), 500, 'TypeError'],
    ['a thrown string', 'secret', 500, 'string'],
    ['Firestore\'s "permission denied"', Object.assign(new Error('secret'), { code: 7 }), 500, '7'],
    ['Firestore\'s "unavailable"', Object.assign(new Error('secret'), { code: 14 }), 503, '14'],
  ])('becomes a response without its message if it is %s', async (_, thrown, status, code) => {
    const { response } = await post(WITH_BODY, () => Promise.reject(thrown));
    expect([response.status, await response.json()]).toEqual([status, { error: SUBMIT_FAILED }]);
    expect(logError).toHaveBeenCalledExactlyOnceWith('request failed', { code, status, id: KEY });
  });

  test('becomes a 503 if the handler takes longer than the deadline', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const timeouts = vi.spyOn(globalThis, 'setTimeout');
    const { response } = await passTime(post(WITH_BODY, () => new Promise(() => {})));
    expect(timeouts.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(HANDLER_MS);
    expect([response.status, await response.json()]).toEqual([503, { error: SUBMIT_FAILED }]);
    expect(logError).toHaveBeenCalledExactlyOnceWith('request failed', { code: 'late', status: 503, id: KEY });
  });
});

const STORED = { id: KEY, isNew: true, receivedPath: '/received#pup' };

async function post(init: RequestInit, implementation: typeof storePost = async () => STORED) {
  const handle = vi.mocked(storePost).mockReset().mockImplementation(implementation);
  const url = await serve(submitConsultation);
  return { response: await fetch(url, { method: 'POST', redirect: 'manual', ...init }), handle };
}

/** Moves the fake clock until the work is done. */
async function passTime<Result>(work: Promise<Result>): Promise<Result> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await new Promise(setImmediate);
    vi.advanceTimersByTime(100);
  }
  return done;
}

function bodyOfSize(bytes: number): string {
  return JSON.stringify({ a: 'x'.repeat(bytes - '{"a":""}'.length) });
}

async function expectRefusal(status: number, code: string, init: RequestInit): Promise<Response> {
  const { response, handle } = await post(init);
  expect([response.status, await response.json()]).toEqual([status, { error: expect.stringMatching(/\w/) }]);
  expect(handle).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledExactlyOnceWith('request refused', { code, status });
  return response;
}
