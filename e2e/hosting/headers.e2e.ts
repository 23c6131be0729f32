import { type APIResponse, expect, test } from '@playwright/test';
import { SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { PAGE_POLICY } from '../../functions/src/http/html-page.ts';
import { FARM } from '../../web/src/content/farm.ts';
import { PATHS } from '../../web/src/routes.ts';

/** Two years with subdomains: what https://hstspreload.org and MDN's HTTP Observatory ask for. */
const SECURITY = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
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
};
/** What no page of ours asks a browser for, so that nothing in it can either. */
const NEVER_ASKED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];
const PAGES = [...Object.values(PATHS), '/no-such-page'];

test('page, asset, wrong path and call alike carry the security headers and name no server', async ({ request }) => {
  const home = await (await request.get(PATHS.home)).text();
  const asset = home.match(/data-entry="(\/assets\/[^"]+\.js)"/)?.[1] ?? '';
  for (const path of [PATHS.home, PATHS.eggs, asset, '/no-such-page', '/robots.txt', SUBMIT_PATH]) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject(SECURITY);
    expect(headers['content-security-policy'], path).toMatch(/^default-src 'none'/);
    // The emulator in front of the function adds its own; the function takes its framework's away.
    if (path !== SUBMIT_PATH) expect(headers, path).not.toHaveProperty('x-powered-by');
    expect(headers, path).not.toHaveProperty('server');
  }
});

test('the policy of every page closes what no page needs, and no page asks for a device', async ({ request }) => {
  for (const path of PAGES) {
    const answer = await request.get(path);
    expect(Object.fromEntries(policyIn(answer)), path).toMatchObject(CLOSED);
    const devices = answer.headers()['permissions-policy'] ?? '';
    expect(devices.split(', '), path).toEqual(NEVER_ASKED.map((feature) => `${feature}=()`));
  }
});

test('the policy allows no inline script or style that it does not name, and frames of the egg form alone', async ({
  request,
}) => {
  const directives = policyIn(await request.get(PATHS.eggs));
  expect([...directives.values()].join()).not.toContain('unsafe');
  // The one line in the page that asks for the script.
  expect(directives.get('script-src')).toMatch(/^'self' 'sha256-[^' ]+'$/);
  expect(directives.get('frame-src')).toBe(new URL(FARM.eggOrderForm).origin);
});

test('hashed files stay for a year, pages are asked for again and the call is never stored', async ({ request }) => {
  const home = await request.get(PATHS.home);
  const asset = (await home.text()).match(/data-entry="(\/assets\/[^"]+\.js)"/)?.[1] ?? '';
  expect((await request.get(asset)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(home.headers()['cache-control']).toBe('no-cache');
  expect((await request.get(SUBMIT_PATH)).headers()['cache-control']).toBe('no-store');
});

test('an answer of the function brings no script, and the style of its page is the one that is allowed', async ({
  request,
}) => {
  for (const answer of [await request.get(SUBMIT_PATH), await request.post(SUBMIT_PATH, { form: {} })])
    expect(answer.headers()['content-security-policy']).toBe(PAGE_POLICY);
});

test('security.txt says whom to tell, for less than a year', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const text = await answer.text();
  expect(text).toContain(`Contact: mailto:${FARM.email}\n`);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThanOrEqual(366);
});

function policyIn(answer: APIResponse): ReadonlyMap<string, string> {
  const policy = answer.headers()['content-security-policy'] ?? '';
  return new Map(policy.split('; ').map((line) => line.split(/ (.*)/) as [string, string]));
}
