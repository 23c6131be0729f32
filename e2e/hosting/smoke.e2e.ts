import { execFile } from 'node:child_process';
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { consultations } from '../../functions/src/testing/consultations.ts';
import { forward, startProxy } from '../../functions/src/testing/proxy.ts';
import { HOST, portOf } from '../../scripts/lib/ports.ts';
import { CHECKS } from '../../scripts/smoke/checks.ts';
import { siteAt } from '../../scripts/smoke/site.ts';
import { TEST_ANSWERS, TEST_KEY } from '../../scripts/smoke/test-request.ts';
import { PATHS } from '../../web/src/routes.ts';

interface PassingResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Change = (path: string, response: PassingResponse) => PassingResponse;

const HOSTING = `http://${HOST}:${portOf('hosting')}`;

// The tests share one document.
test.describe.configure({ mode: 'serial' });

test.beforeEach(async () => {
  await consultations.doc(TEST_KEY).delete();
});

test('a correct site passes, and repeated runs store one document', async () => {
  for (const _ of ['once', 'and again']) {
    const { code, stdout, stderr } = await smoke(HOSTING);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^(ok {4}\S.*\n)+All \d+ checks passed at \S+\n$/);
    const { docs } = await consultations.where('firstName', '==', TEST_ANSWERS.firstName).get();
    expect(docs.map(({ id }) => id)).toEqual([TEST_KEY]);
  }
});

// Suspected spam causes no mail of its own, no reminder and no alarm.
test('the test request is stored as suspected spam and says that it is a test', async () => {
  await smoke(HOSTING);
  const stored = await consultations.doc(TEST_KEY).get();
  expect(stored.data()).toMatchObject({ suspectedSpam: true, firstName: expect.stringContaining('TEST') });
});

test('an unavailable function is reported as two problems', async () => {
  const { code, stderr } = await smokeThrough((path, response) =>
    path === SUBMIT_PATH ? { ...response, status: 502, body: '<h1>502</h1>' } : response,
  );
  expect(code).toBe(1);
  expect(problemsIn(stderr)).toEqual([
    expect.stringMatching(/submit-consultation should answer with 400, but answered with 502\. Deploy the functions/),
    expect.stringMatching(/submit-consultation should answer with 201 or 200, but answered with 502\./),
  ]);
});

const BROKEN_SITES: readonly (readonly [what: string, sentence: RegExp, change: Change])[] = [
  [
    'a page with the title of another',
    /testimonials should have the title ".+", but has "Another site"\. Deploy Hosting/,
    changed(PATHS.testimonials, (response) => ({
      ...response,
      body: response.body.replace(/<title>.*?<\/title>/, '<title>Another site</title>'),
    })),
  ],
  [
    'a page that is gone',
    /egg-sales should answer with 200, but answered with 404\. Deploy Hosting/,
    changed(PATHS.eggs, (response) => ({ ...response, status: 404 })),
  ],
  [
    'a page that is redirected',
    /egg-sales should answer with 200, but answered with 301\. Deploy Hosting/,
    changed(PATHS.eggs, (response) => ({
      ...response,
      status: 301,
      headers: { ...response.headers, location: `${PATHS.eggs}?moved` },
    })),
  ],
  [
    'an unknown path with the title of a page',
    /no-such-page\S* should have the title ".+", but has "Another site"\./,
    (path, response) =>
      path.startsWith('/no-such-page')
        ? { ...response, body: response.body.replace(/<title>.*?<\/title>/, '<title>Another site</title>') }
        : response,
  ],
  [
    'an unknown path that is answered with 200',
    /no-such-page\S* should answer with 404, but answered with 200\. Check that no rewrite/,
    (path, response) => (path.startsWith('/no-such-page') ? { ...response, status: 200 } : response),
  ],
  [
    'a page without a policy',
    /should have the header "content-security-policy: .+", but it is missing\. Deploy Hosting again/,
    changed(PATHS.home, ({ headers: { 'content-security-policy': _, ...headers }, ...response }) => ({
      ...response,
      headers,
    })),
  ],
  [
    'a month of HTTPS only',
    /should have the header "strict-transport-security: .+", but "max-age=2592000" came\./,
    changed(PATHS.home, (response) => ({
      ...response,
      headers: { ...response.headers, 'strict-transport-security': 'max-age=2592000' },
    })),
  ],
  [
    'a script that no browser keeps',
    /assets\/\S+ should have the header "cache-control: .+immutable", but "no-cache" came\./,
    (path, response) =>
      path.startsWith('/assets/')
        ? { ...response, headers: { ...response.headers, 'cache-control': 'no-cache' } }
        : response,
  ],
  [
    'a script that is gone',
    /assets\/\S+ should answer with 200, but answered with 404\. Deploy Hosting/,
    (path, response) => (path.startsWith('/assets/') ? { ...response, status: 404 } : response),
  ],
  [
    'a home page without script',
    /should name a script under \/assets\/, but names none\./,
    changed(PATHS.home, (response) => ({ ...response, body: response.body.replaceAll('data-entry', 'data-other') })),
  ],
  [
    'a form page that a browser would keep',
    /submit-consultation should have the header "cache-control: no-store", but "public" came\./,
    changed(SUBMIT_PATH, (response) => ({ ...response, headers: { ...response.headers, 'cache-control': 'public' } })),
  ],
  [
    'a form page with another policy',
    /submit-consultation should have the header "content-security-policy: .+", but "default-src 'self'" came\./,
    changed(SUBMIT_PATH, (response) => ({
      ...response,
      headers: { ...response.headers, 'content-security-policy': "default-src 'self'" },
    })),
  ],
  [
    'a call that is stored under another id',
    /should answer with the id \S+ of the test request/,
    changed(SUBMIT_PATH, (response) =>
      response.status < 300 ? { ...response, body: JSON.stringify({ id: crypto.randomUUID() }) } : response,
    ),
  ],
  [
    'a call that is stored anew each time',
    /should answer with 200, but answered with 201\./,
    changed(SUBMIT_PATH, (response) => (response.status === 200 ? { ...response, status: 201 } : response)),
  ],
  [
    'a call that is refused',
    /answered with 429 \("We have received many requests\."\)\./,
    changed(SUBMIT_PATH, (response) =>
      response.status < 300
        ? { ...response, status: 429, body: JSON.stringify({ error: 'We have received many requests.' }) }
        : response,
    ),
  ],
];

for (const [what, sentence, change] of BROKEN_SITES) {
  test(`${what} is reported in one sentence`, async () => {
    expect(await problemsThrough(change)).toEqual([expect.stringMatching(sentence)]);
  });
}

test('a check that App Check prevents is skipped and does not fail', async () => {
  const { code, stdout } = await smokeThrough(
    changed(SUBMIT_PATH, (response) =>
      response.status < 300
        ? { ...response, status: 401, body: JSON.stringify({ error: 'Reload the page.' }) }
        : response,
    ),
  );
  expect(code).toBe(0);
  expect(stdout).toMatch(/^skip {2}a request with a key is stored once: App Check refuses/m);
});

test('without a server each check fails with a message, and a wrong address prints the usage', async () => {
  const { origin, close } = await startProxy(() => undefined);
  close();
  const { code, stderr } = await smoke(origin);
  expect(code).toBe(1);
  expect(new Set(problemsIn(stderr).map((line) => line.replace(/^\S+/, '')))).toEqual(
    new Set([expect.stringMatching(/^ should answer within 40 seconds, but no answer came\. Check the address/)]),
  );
  for (const wrong of ['my-farm', 'ftp://my-farm.example', 'https://my-farm.example/eggs']) {
    const { code, stderr } = await smoke(wrong);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^"\S+" is not the address of a site\. Usage: .+\n$/)]);
  }
});

function changed(where: string, change: (response: PassingResponse) => PassingResponse): Change {
  return (path, response) => (path === where ? change(response) : response);
}

/** Runs the checks without a new process, which takes longer than they do. */
async function problemsThrough(change: Change): Promise<string[]> {
  const proxy = await startChangingProxy(change);
  const site = siteAt(proxy.origin);
  const problems: string[] = [];
  for (const [, check] of CHECKS) await check(site).catch(({ message }) => problems.push(message));
  proxy.close();
  return problems;
}

async function smokeThrough(change: Change) {
  const proxy = await startChangingProxy(change);
  return smoke(proxy.origin).finally(proxy.close);
}

/** A proxy that changes the responses of Hosting. */
async function startChangingProxy(change: Change) {
  return startProxy((incoming, outgoing) => {
    // A compressed body could not be changed as text.
    delete incoming.headers['accept-encoding'];
    forward(incoming, outgoing, async (response) => {
      const { statusCode: status = 500, headers } = response;
      const changed = change(incoming.url ?? '', { status, headers, body: await text(response) });
      const { 'content-length': _, 'transfer-encoding': __, ...kept } = changed.headers;
      outgoing.writeHead(changed.status, kept).end(changed.body);
    });
  });
}

/** Runs the command as `npm run smoke` does. */
async function smoke(origin: string): Promise<{ code: number; stdout: string; stderr: string }> {
  const run = promisify(execFile)(process.execPath, ['scripts/smoke.ts', origin]);
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
}

function problemsIn(stderr: string): string[] {
  return Array.from(stderr.matchAll(/^FAIL {2}(.*)$/gm), ([, sentence = '']) => sentence);
}
