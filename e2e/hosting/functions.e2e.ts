import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { HONEYPOT_FIELD, SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { contactPath } from '../../functions/src/owner/to-do.ts';
import { testRequest } from './test-request.ts';

/** The smoke test gives the same secret every time. The document does not contain it. */
const SECRET = process.env.TEST_SECRET ?? crypto.randomUUID();
const TEST_REQUEST = testRequest(createHash('sha256').update(SECRET).digest('base64url'));
const LIVE = { tag: '@live' };

test('a request is stored once, and no cache keeps the answer', LIVE, async ({ request }) => {
  const send = () => request.post(SUBMIT_PATH, { data: TEST_REQUEST });
  const first = await send();
  expect(first.headers()['cache-control']).toBe('no-store');
  expect([200, 201], await first.text()).toContain(first.status());
  const { id } = await first.json();
  const second = await send();
  expect([second.status(), await second.json()]).toEqual([200, { id }]);
});

// The honeypot is filled, so a function that does not validate would store it as suspected spam only.
test('a form with a wrong answer gets the page that says so', LIVE, async ({ request, baseURL }) => {
  const answer = await request.post(SUBMIT_PATH, {
    headers: { Origin: new URL(baseURL ?? '').origin },
    form: { firstName: TEST_REQUEST.firstName, [HONEYPOT_FIELD]: 'test' },
  });
  expect(answer.status()).toBe(400);
  expect(await answer.text()).toContain('<title>There is a problem');
});

test(
  "a wrong link to the owner's page gets a page that says so, which nothing keeps or names",
  LIVE,
  async ({ request }) => {
    const page = await request.get(contactPath(crypto.randomUUID(), 'a'.repeat(32)));
    expect([page.status(), await page.text()]).toEqual([404, expect.stringContaining('This link does not work')]);
    expect(page.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  },
);
