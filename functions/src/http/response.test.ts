import { expect, test, vi } from 'vitest';
import { problemPage, submitConsultation } from '../consultations/endpoint.ts';
import { FARM_NAME, FARM_PHONE } from '../contract/farm.ts';
import { contacted, requestPage } from '../owner/contacted.ts';
import { serve } from '../testing/serve.ts';
import { escaped, htmlPage } from './html-page.ts';

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

test.each([
  problemPage({ error: 'First name is required.' }),
  requestPage({ firstName: 'Rose', phone: 'ask Rose' }),
  requestPage({ firstName: 'Rose', phone: '(405) 555-0123' }),
])('translators leave names and numbers on the page as they are: $title', (page) => {
  const body = htmlPage(page).replace(/<head>.*<\/head>/s, '');
  const translated = body.replace(/<(\w+)[^>]* translate="no">.*?<\/\1>/gs, '');
  for (const own of [escaped(FARM_NAME), FARM_PHONE, 'Rose', '555-0123']) expect(translated).not.toContain(own);
});
