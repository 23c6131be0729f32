import { APP_CHECK_HEADER, SUBMIT_PATH } from 'functions/contract/call.ts';
import { expect, test, vi } from 'vitest';
import { send } from './send.ts';

const BODY = '{"a":1}';
const APP_CHECK = { [APP_CHECK_HEADER]: 'a-token' };
const WENT_WRONG = 'Something went wrong. Please try again.';
const NOT_SENT = 'Failed to submit consultation request';
const HTML = '<!doctype html><title>Home</title>';

vi.mock('./app-check.ts', () => ({ appCheckHeader: async () => APP_CHECK }));

test('posts the body as JSON with the App Check token and a timeout, also when the page is left, logs only the id, and returns the time of the server', async () => {
  const headers = { Date: 'Sun, 14 Mar 2027 05:37:00 GMT' };
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const fetchMock = respondWith(new Response('{"id":"x","more":1}', { status: 201, headers }));
  await expect(send(BODY, Number.POSITIVE_INFINITY)).resolves.toBe(Date.UTC(2027, 2, 14, 5, 37));
  expect(fetchMock).toHaveBeenCalledExactlyOnceWith(SUBMIT_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...APP_CHECK },
    body: BODY,
    keepalive: true,
    signal: expect.any(AbortSignal),
  });
  expect(log.mock.calls).toEqual([[{ id: 'x' }]]);
});

test.each([
  ['a 200 of HTML', 200, HTML, WENT_WRONG, false],
  ['a 200 without an id', 200, '{"ok":true}', WENT_WRONG, false],
  ['a 400 with a text', 400, '{"error":"Email first."}', 'Email first.', false],
  ['a 408', 408, '{"error":"Late."}', 'Late.', true],
  ['a 429', 429, '{"error":"Call us."}', 'Call us.', false],
  ['a 500 with an empty text', 500, '{"error":""}', NOT_SENT, false],
  ['a 500 whose error is no text', 500, '{"error":{"code":1}}', NOT_SENT, false],
  ['a 500 of null', 500, 'null', NOT_SENT, false],
  ['a 502 of HTML', 502, HTML, NOT_SENT, true],
  ['a 503 with a text', 503, '{"error":"Soon."}', 'Soon.', true],
  ['a 504 of nothing', 504, '', NOT_SENT, true],
])('fails for %s', async (_, status, body, message, isTemporary) => {
  respondWith(new Response(body, { status }));
  await expect(send(BODY, Number.POSITIVE_INFINITY)).rejects.toMatchObject({ message, isTemporary });
});

function respondWith(...responses: Response[]) {
  const fetchMock = vi.fn(async (_path: string, _init: RequestInit) => responses.shift());
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}
