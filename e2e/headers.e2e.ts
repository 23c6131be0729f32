import { expect, test } from '@playwright/test';
import { SUBMIT_PATH } from '../functions/src/contract/call.ts';
import { FARM } from '../web/src/content/farm.ts';
import { PATHS } from '../web/src/routes.ts';

/** Two years with subdomains: what https://hstspreload.org and MDN's HTTP Observatory ask for. */
const SECURITY = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

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

test('the policy allows no inline script or style that it does not name, and frames of the egg form alone', async ({
  request,
}) => {
  const policy = (await request.get(PATHS.eggs)).headers()['content-security-policy'] ?? '';
  const directives = new Map(policy.split('; ').map((line) => line.split(/ (.*)/) as [string, string]));
  expect(policy).not.toContain('unsafe');
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
