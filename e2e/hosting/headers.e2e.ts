import { type APIResponse, expect, test } from '@playwright/test';
import { RECEIVED_PATH, SUBMIT_PATH } from '../../functions/src/contract/call.ts';
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
const PAGES = [...Object.values(PATHS), '/no-such-page'];

test('pages, assets, unknown paths and functions have the security headers', { tag: '@this-build' }, async ({
  request,
}) => {
  const home = await (await request.get(PATHS.home)).text();
  const asset = home.match(/data-entry="(\/assets\/[^"]+\.js)"/)?.[1] ?? '';
  for (const path of [PATHS.home, PATHS.consultation, asset, '/no-such-page', '/robots.txt', SUBMIT_PATH]) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject(SECURITY);
    expect(headers['content-security-policy'], path).toMatch(/^default-src 'none'/);
    // The emulator adds its own header. The function removes its framework's.
    if (path !== SUBMIT_PATH) expect(headers, path).not.toHaveProperty('x-powered-by');
  }
});

test("every page's policy blocks what no page needs, and no page may use a device", { tag: '@this-build' }, async ({
  request,
}) => {
  for (const path of PAGES) {
    const answer = await request.get(path);
    expect(Object.fromEntries(policyIn(answer)), path).toMatchObject(CLOSED);
    const devices = answer.headers()['permissions-policy'] ?? '';
    for (const device of ['camera', 'geolocation', 'microphone']) expect(devices, path).toContain(device);
    // A feature that this header names is closed to the egg order form, too.
    for (const payment of ['payment', 'publickey-credentials-get']) expect(devices, path).not.toContain(payment);
    expect(
      devices.split(', ').filter((feature) => !feature.endsWith('=()')),
      path,
    ).toEqual([]);
  }
});

// Browsers enforce both policies, so the page narrows what its header allows.
test('the policies of each page allow inline scripts and styles only by hash, and script of App Check', {
  tag: '@this-build',
}, async ({ request }) => {
  for (const path of [...PAGES, RECEIVED_PATH]) {
    const html = await (await request.get(path)).text();
    const [, policy] = /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
    const directives = directivesIn(policy);
    expect([...directives.values()].join(), path).not.toContain('unsafe');
    // The hash is that of the inline script that requests the entry.
    expect(directives.get('script-src'), path).toMatch(/^'self' 'sha256-[^' ]+'( https:\/\/[a-z.]+\/recaptcha\/)*$/);
    expect(directives.get('style-src'), path).toMatch(/^('sha256-[^' ]+' ?){2}$/);
  }
});

test('hashed files are cached for a year, and pages are revalidated', { tag: '@this-build' }, async ({ request }) => {
  const home = await request.get(PATHS.home);
  const asset = (await home.text()).match(/data-entry="(\/assets\/[^"]+\.js)"/)?.[1] ?? '';
  expect((await request.get(asset)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(home.headers()['cache-control']).toBe('no-cache');
});

test("the function's page has no script, and its policy allows only its own style", { tag: '@this-build' }, async ({
  request,
}) => {
  for (const answer of [await request.get(SUBMIT_PATH), await request.post(SUBMIT_PATH, { form: {} })])
    expect(answer.headers()['content-security-policy']).toBe(PAGE_POLICY);
});

test('security.txt is served as text, names the address of the farm, and expires in less than a year', async ({
  request,
}) => {
  const answer = await request.get('/.well-known/security.txt');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(await answer.text()).toContain(`Contact: ${EMAIL_HREF}\n`);
  const [, expires = ''] = /^Expires: (.*)$/m.exec(await answer.text()) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThanOrEqual(366);
});

function policyIn(answer: APIResponse): ReadonlyMap<string, string> {
  return directivesIn(answer.headers()['content-security-policy']);
}

function directivesIn(policy = ''): ReadonlyMap<string, string> {
  return new Map(policy.split('; ').map((line) => line.split(/ (.*)/) as [string, string]));
}
