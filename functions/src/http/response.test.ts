import type { Request } from 'firebase-functions/https';
import { expect, test } from 'vitest';
import { serve } from '../testing/serve.ts';
import { type ExpressResponse, jsonResponse, pageResponse, redirect, sendResponse } from './response.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const HTML_TYPE = 'text/html; charset=utf-8';

test.each([
  ['JSON', jsonResponse(201, { id: 'one' }), { 'content-type': JSON_TYPE }],
  ['a redirect', redirect(303, '/next'), { location: '/next' }],
  ['a page', pageResponse(415, { title: 'A', body: '' }), { 'content-type': HTML_TYPE, 'content-language': 'en' }],
])('%s has the security headers that Hosting sets for its own files', async (_, sent, headers) => {
  const url = await serve(async (_: Request, response: ExpressResponse) => sendResponse(response, sent));
  const received = await fetch(url, { redirect: 'manual' });
  expect([received.status, await received.text()]).toEqual([sent.status, sent.body]);
  expect(Object.fromEntries(received.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
    ),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...headers,
  });
});
