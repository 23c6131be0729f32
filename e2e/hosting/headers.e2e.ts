import { expect, test } from '@playwright/test';
import firebase from '../../firebase.json' with { type: 'json' };
import { SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { PAGE_POLICY } from '../../functions/src/http/html-page.ts';
import { EMAIL_HREF } from '../../web/src/content/farm.ts';
import { PATHS } from '../../web/src/routes.ts';

/** Not for subdomains, which the owner may use for a site without TLS. Firebase has its own at web.app. */
const HSTS = /^max-age=(31536000$|31556926; includeSubDomains; preload$)/;

const forAll = firebase.hosting.headers.find(({ source }) => source === '**')?.headers ?? [];
const { 'cache-control': REVALIDATED, ...SECURITY } = Object.fromEntries(
  forAll.map(({ key, value }) => [key.toLowerCase(), value]),
);

/** What no page needs, and what no other site may do with a page. */
const CLOSED = {
  'content-security-policy': expect.stringMatching(
    /^default-src 'none';.* base-uri 'none'; form-action 'self'; frame-ancestors 'none'/,
  ),
  'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // The egg order form opens windows to pay.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

test('responses have security headers, and hashed files are cached', { tag: '@live' }, async ({ request }) => {
  const home = await request.get(PATHS.home);
  const asset = (await home.text()).match(/data-entry="(\/assets\/[^"]+\.js)"/)?.[1] ?? '';
  for (const path of [PATHS.home, PATHS.consultation, asset, '/no-such-page', '/robots.txt', SUBMIT_PATH]) {
    const headers = (await request.get(path)).headers();
    const own = path === SUBMIT_PATH && { 'content-security-policy': PAGE_POLICY };
    const expected = { ...SECURITY, 'strict-transport-security': expect.stringMatching(HSTS), ...own };
    expect(headers, path).toMatchObject(expected);
    // The emulator adds its own header. The function removes its framework's.
    if (path !== SUBMIT_PATH) expect(headers, path).not.toHaveProperty('x-powered-by');
    if (path === asset) expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  expect(home.headers()['cache-control']).toBe(REVALIDATED);
  expect(SECURITY).toMatchObject(CLOSED);
  expect(SECURITY['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe/);
  // What this header names is closed to the egg order form, too, in which visitors pay.
  expect(SECURITY['permissions-policy']).not.toMatch(/payment|publickey-credentials/);
});

test('security.txt is text, names the address of the farm, and expires within a year', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(await answer.text()).toContain(`Contact: ${EMAIL_HREF}\n`);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(await answer.text()) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThanOrEqual(366);
});
