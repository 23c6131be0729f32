import { expect, test, vi } from 'vitest';
import { submitConsultation } from '../consultations/endpoint.ts';
import { contacted } from '../owner/contacted.ts';
import { serve } from '../testing/serve.ts';

vi.mock('firebase-functions/logger', () => ({ warn: vi.fn() }));

const JSON_TYPE = 'application/json; charset=utf-8';
const HTML_TYPE = 'text/html; charset=utf-8';
const POLICY =
  /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/;
const OWNER = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

test.each([
  ['JSON', submitConsultation, '*/*', { 'content-type': JSON_TYPE }],
  ['a page', submitConsultation, 'text/html', { 'content-type': HTML_TYPE, 'content-language': 'en' }],
  ["the owner's page", contacted, '*/*', { ...OWNER, 'content-type': HTML_TYPE }],
])('%s has the security headers that Hosting sets for its own files', async (_, handler, accept, headers) => {
  const received = await fetch(await serve(handler), { headers: { Accept: accept } });
  expect(Object.fromEntries(received.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringMatching(POLICY),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...headers,
  });
});
