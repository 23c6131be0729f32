import { once } from 'node:events';
import { connect } from 'node:net';
import { stringify } from 'node:querystring';
import { error as logError, warn } from 'firebase-functions/logger';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { FORM_PATH, receivedPath, SUBMIT_FAILED } from '../contract/call.ts';
import { FARM_PHONE_HREF } from '../contract/farm.ts';
import { FIELD_NAMES, questionOf } from '../contract/questions.ts';
import { HttpError } from '../http/response.ts';
import { serve } from '../testing/serve.ts';
import { answersFromForm, submitConsultation } from './endpoint.ts';
import { acceptRequest } from './submit.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), warn: vi.fn() }));
vi.mock('./submit.ts', () => ({ acceptRequest: vi.fn() }));

const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };
const BROWSER = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
/** As a translator sends its copy of our page. */
const FOREIGN = { ...FORM_TYPE, Origin: 'https://evil.example' };
const WITH_BODY = { headers: JSON_TYPE, body: '{"a":1}' };

/** Each text at its greatest length, and some more. */
const LONGEST = Object.fromEntries(
  FIELD_NAMES.map(questionOf).map((question) => {
    if (question.options) return [question.name, '字'.repeat(30)];
    const text = '字'.repeat(question.maxLength);
    return [question.name, question.kind === 'several' ? Array(question.maxNames).fill(text) : text];
  }),
);

describe('the handler', () => {
  test.each([
    [JSON_TYPE, 32, 201],
    [FORM_TYPE, 64, 303],
  ])('gets a body of the greatest size, and none that is a byte larger: %j, %i KiB', async (headers, kib, status) => {
    expect((await post({ headers, body: bodyOfSize(kib * 1024) })).response.status).toBe(status);
    const { response, handle } = await post({ headers, body: bodyOfSize(kib * 1024 + 1) });
    expect([response.status, await response.text()]).toEqual([
      413,
      expect.stringContaining('“Additional information” (up to 5,000 characters)'),
    ]);
    expect(handle).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledExactlyOnceWith('request refused', { code: 'too-large', status: 413 });
  });

  // A form writes a letter of three bytes with nine.
  test.each([
    [JSON_TYPE, JSON.stringify(LONGEST), 201],
    [FORM_TYPE, stringify(LONGEST), 303],
  ])('gets texts of the greatest length in letters of three bytes: %j', async (headers, body, status) => {
    const { response } = await post({ headers, body });
    expect(response.status, 'Choose a lower maxLength, or higher limits in call.ts').toBe(status);
  });

  test('gets a form with all its pairs, and the browser is sent to the thank-you page that names the pup', async () => {
    const { response, handle } = await post({ headers: FORM_TYPE, body: 'a=1&a=2&b[c]=%C3%A9+%26&__proto__=x' });
    expect(response.headers.get('location')).toBe(receivedPath(['Daisy']));
    expect(Object.entries(handle.mock.lastCall?.[0] ?? {})).toEqual([
      ['a', ['1', '2']],
      ['b[c]', 'é &'],
      ['__proto__', 'x'],
    ]);
  });
});

describe('the handler is not called for', () => {
  const send = (body: string, headers: object = {}) => ({ headers: { ...JSON_TYPE, ...headers }, body });

  test.each([
    ...['GET', 'PUT', 'OPTIONS'].map((method) => [405, 'method', { method, headers: JSON_TYPE }] as const),
    ...['text/plain', 'application/json5', ''].map(
      (type) => [415, 'type', send('{}', { 'Content-Type': type })] as const,
    ),
    ...['gzip', 'identity'].map((encoding) => [415, 'encoding', send('{}', { 'Content-Encoding': encoding })] as const),
    [400, 'charset', send('{}', { 'Content-Type': 'application/json; charset=latin1' })] as const,
    ...['', '[{}]', '{"a":', '"a"', 'null', '\u0000'].map((body) => [400, 'malformed', send(body)] as const),
  ])('a request that gets a %i because of its %s: %j', async (status, code, init) => {
    const { response, handle } = await post(init);
    expect([response.status, await response.json()]).toEqual([status, { error: expect.stringMatching(/\w/) }]);
    expect(response.headers.get('allow')).toBe(status === 405 ? 'POST' : null);
    expect(handle).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledExactlyOnceWith('request refused', { code, status });
  });

  test.each<[string, string, number, string, RequestInit]>([
    ['a browser that opens the address', 'only receives the form', 405, 'method', { method: 'GET', headers: BROWSER }],
    ['a form from another site', 'has not reached us', 403, 'cross-site', { headers: FOREIGN, body: 'a=1' }],
  ])('%s, which gets a page that says so, with the way to our form', async (_, words, status, code, init) => {
    const { response, handle } = await post(init);
    expect(response.status).toBe(status);
    const page = await response.text();
    for (const part of [words, '<h1>', `<a href="${FORM_PATH}">`, FARM_PHONE_HREF]) expect(page).toContain(part);
    expect(page).not.toContain('There is a problem');
    expect(handle).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledExactlyOnceWith('request refused', { code, status });
  });

  test('a body that does not end (408), whose connection is then closed', async () => {
    const handle = vi.mocked(acceptRequest).mockReset();
    const socket = connect(Number(new URL(await serve(submitConsultation)).port), '127.0.0.1');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`);
    const drip = setInterval(() => socket.write('1\r\n \r\n'), 100);
    onTestFinished(() => {
      clearInterval(drip);
      socket.destroy();
    });
    const received = String((await passTime(once(socket, 'data')))[0]);
    expect(received).toMatch(/^HTTP\/1.1 408 /);
    expect(received).toMatch(/"error":"[^"]*did not arrive in time\."}/);
    await new Promise((closed) => socket.on('error', () => undefined).on('close', closed));
    expect(handle).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledExactlyOnceWith('request refused', { code: 'body-late', status: 408 });
    expect(logError).not.toHaveBeenCalled();
  });
});

const SITE = 'https://farm.example';

test.each<[string, Record<string, string>, number]>([
  ['our page', { 'sec-fetch-site': 'same-origin', origin: SITE }, 303],
  ['our page, opened by the user', { 'sec-fetch-site': 'none' }, 303],
  ["another site's page", { 'sec-fetch-site': 'cross-site', origin: SITE }, 403],
  ['our page in an older browser', { origin: SITE }, 303],
  ['our page behind two proxies', { 'x-forwarded-host': 'Farm.Example, inner', origin: SITE }, 303],
  ['a site whose host begins like ours', { origin: `${SITE}.evil.example` }, 403],
  ['our host on another port', { origin: `${SITE}:8443` }, 403],
  ['a page with the origin "null"', { 'x-forwarded-host': '', origin: 'null' }, 403],
  ['a browser that sends neither header', {}, 303],
])('a form from %s: %j gets a %i', async (_, sent, status) => {
  const headers = { 'x-forwarded-host': 'farm.example', ...FORM_TYPE, ...sent };
  const { response } = await post({ headers, body: 'a=1' });
  expect(response.status).toBe(status);
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
    expect(logError).toHaveBeenCalledExactlyOnceWith('request failed', { code, status });
  });

  test('becomes a 503 if the handler takes longer than the deadline', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { response } = await passTime(post(WITH_BODY, () => new Promise(() => {})));
    expect([response.status, await response.json()]).toEqual([503, { error: SUBMIT_FAILED }]);
    expect(logError).toHaveBeenCalledExactlyOnceWith('request failed', { code: 'late', status: 503 });
  });
});

test('a form with as many names as fit is read without looking up each of them in all', () => {
  const form = new URLSearchParams(Array.from({ length: 13_901 }, (_, index) => `${index.toString(36)}=`).join('&'));
  const getAll = vi.spyOn(form, 'getAll');
  expect(Object.keys(answersFromForm(form))).toHaveLength(13_901);
  expect(getAll).not.toHaveBeenCalled();
});

const STORED = { id: 'id', isNew: true, pups: ['Daisy'] };

async function post(init: RequestInit, implementation: typeof acceptRequest = async () => STORED) {
  const handle = vi.mocked(acceptRequest).mockReset().mockImplementation(implementation);
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
