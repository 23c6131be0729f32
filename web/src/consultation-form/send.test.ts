import { APP_CHECK_HEADER, IDEMPOTENCY_HEADER, SUBMIT_FAILED, SUBMIT_PATH } from 'functions/contract/call.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { TOASTS } from '../content/consultation.ts';
import { FARM } from '../content/farm.ts';
import { type Failure, send } from './send.ts';

const ATTEMPT = { key: 'a-key', body: '{"a":1}' };
const APP_CHECK = { [APP_CHECK_HEADER]: 'a-token' };
const HTML = '<!doctype html><title>Home</title>';

vi.mock('./app-check.ts', () => ({ appCheckHeader: async () => APP_CHECK }));
afterEach(() => vi.unstubAllGlobals());

test.each([
  [ATTEMPT, { [IDEMPOTENCY_HEADER]: ATTEMPT.key }],
  [{ body: ATTEMPT.body }, {}],
])(
  'posts the body as JSON with its idempotency key, if any, the App Check token and a timeout',
  async (attempt, key) => {
    const fetchMock = respondWith(new Response('{"id":"x"}', { status: 201 }));
    await expect(send(attempt, Number.POSITIVE_INFINITY)).resolves.toEqual({ id: 'x' });
    expect(fetchMock).toHaveBeenCalledExactlyOnceWith(SUBMIT_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...key, ...APP_CHECK },
      body: ATTEMPT.body,
      signal: expect.any(AbortSignal),
    });
  },
);

test('the error and success messages have the required wording', () => {
  expect([TOASTS.error, SUBMIT_FAILED, TOASTS.success]).toEqual([
    { title: 'Error', somethingWentWrong: 'Something went wrong. Please try again.' },
    'Failed to submit consultation request',
    {
      title: 'Consultation Request Received!',
      text: `We’ll contact you within ${FARM.contactWithin} to schedule your consultation.`,
    },
  ]);
});

describe('fails for', () => {
  test.each([
    ['a 200 of HTML', 200, HTML, TOASTS.error.somethingWentWrong, false],
    ['a 200 without an id', 200, '{"ok":true}', TOASTS.error.somethingWentWrong, false],
    ['a 204', 204, null, TOASTS.error.somethingWentWrong, false],
    ['a 400 with a text', 400, '{"error":"Email first."}', 'Email first.', false],
    ['a 404 of HTML', 404, HTML, SUBMIT_FAILED, false],
    ['a 408', 408, '{"error":"Late."}', 'Late.', true],
    ['a 429', 429, '{"error":"Call us."}', 'Call us.', false],
    ['a 500 with an empty text', 500, '{"error":""}', SUBMIT_FAILED, false],
    ['a 500 whose error is no text', 500, '{"error":{"code":1}}', SUBMIT_FAILED, false],
    ['a 500 of null', 500, 'null', SUBMIT_FAILED, false],
    ['a 502 of HTML', 502, HTML, SUBMIT_FAILED, true],
    ['a 503 with a text', 503, '{"error":"Soon."}', 'Soon.', true],
    ['a 504 of nothing', 504, '', SUBMIT_FAILED, true],
  ])('%s', async (_, status, body, message, isTemporary) => {
    respondWith(new Response(body, { status }));
    await expect(send(ATTEMPT, Number.POSITIVE_INFINITY)).rejects.toMatchObject({ message, isTemporary });
  });

  test('a network error', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(send(ATTEMPT, Number.POSITIVE_INFINITY)).rejects.toMatchObject({
      message: TOASTS.error.somethingWentWrong,
      isTemporary: true,
    });
  });

  test('an incomplete response', async () => {
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error('reset')) });
    respondWith(new Response(broken, { status: 201 }));
    await expect(send(ATTEMPT, Number.POSITIVE_INFINITY)).rejects.toMatchObject({
      message: TOASTS.error.somethingWentWrong,
      isTemporary: true,
    });
  });
});

test('a failure has the messages for fields', async () => {
  const fieldErrors = { email: 'Valid email is required.' };
  respondWith(Response.json({ error: 'Valid email is required.', fieldErrors }, { status: 400 }));
  const failure: Failure = await send(ATTEMPT, Number.POSITIVE_INFINITY).catch((error) => error);
  expect(failure.fieldErrors).toEqual(fieldErrors);
});

function respondWith(response: Response) {
  const fetchMock = vi.fn(async () => response);
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}
