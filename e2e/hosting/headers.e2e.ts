import { expect, test } from '@playwright/test';
import { SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { PAGE_POLICY } from '../../functions/src/http/html-page.ts';
import { EMAIL_HREF } from '../../web/src/content/farm.ts';
import { PATHS } from '../../web/src/routes.ts';

/** Two years with subdomains, as https://hstspreload.org and MDN's HTTP Observatory require. Firebase has its own at web.app. */
const HSTS = /^max-age=(63072000; includeSubDomains$|31556926; includeSubDomains; preload$)/;
const SECURITY = {
  'strict-transport-security': expect.stringMatching(HSTS),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // The egg order form opens windows to pay.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
};
const CLOSED = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'img-src': "'self'",
  'font-src': "'self'",
  'manifest-src': "'self'",
  'script-src': expect.not.stringContaining('unsafe'),
};

test('responses have security headers, and hashed files are cached', { tag: '@this-build' }, async ({ request }) => {
  const home = await request.get(PATHS.home);
  const asset = (await home.text()).match(/data-entry="(\/assets\/[^"]+\.js)"/)?.[1] ?? '';
  for (const path of [PATHS.home, PATHS.consultation, asset, '/no-such-page', '/robots.txt', SUBMIT_PATH]) {
    const headers = (await request.get(path)).headers();
    const policy = path === SUBMIT_PATH ? PAGE_POLICY : expect.stringMatching(/^default-src 'none'/);
    expect(headers, path).toMatchObject({ ...SECURITY, 'content-security-policy': policy });
    // The emulator adds its own header. The function removes its framework's.
    if (path !== SUBMIT_PATH) expect(headers, path).not.toHaveProperty('x-powered-by');
    if (path === asset) expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  expect(home.headers()['cache-control']).toBe('no-cache');
});

test('the policy blocks what no page needs, and no page uses a device', { tag: '@this-build' }, async ({ request }) => {
  for (const path of [...Object.values(PATHS), '/no-such-page']) {
    const headers = (await request.get(path)).headers();
    const { 'content-security-policy': policy = '', 'permissions-policy': devices = '' } = headers;
    expect(Object.fromEntries(policy.split('; ').map((line) => line.split(/ (.*)/))), path).toMatchObject(CLOSED);
    for (const device of ['camera', 'geolocation', 'microphone']) expect(devices, path).toContain(device);
    // A feature that this header names is closed to the egg order form, too.
    for (const payment of ['payment', 'publickey-credentials-get']) expect(devices, path).not.toContain(payment);
    expect(devices, path).toMatch(/^([a-z-]+=\(\)(, |$))+$/);
  }
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
