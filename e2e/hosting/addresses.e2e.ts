import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { RECEIVED_PATH } from '../../functions/src/contract/call.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';

const notFollowed = { maxRedirects: 0 };
const inner = ROUTES.map(({ path }) => path).filter((path) => path !== PATHS.home);
const WRONG = ['/nope', '/Egg-Sales', '/egg-sales/x', '/egg-sales.htm', '/consultations', '/assets', '/assets/x.js'];

/** The path and the file of each page. */
const PAGES = [
  [PATHS.home, 'index'],
  ...[...inner, RECEIVED_PATH].map((path) => [path, path.slice(1)]),
  ['/no-such-page', '404'],
] as const;

test('each page is served with its status, and it and its script are those of the build in this folder', {
  tag: '@live',
}, async ({ request }) => {
  for (const [path = '', name] of PAGES) {
    const page = readFileSync(`web/dist/${name}.html`, 'utf8');
    const answer = await request.get(path, notFollowed);
    expect([path, answer.status()]).toEqual([path, name === '404' ? 404 : 200]);
    expect(await answer.text(), path).toBe(page);
    const [, entry] = /data-entry="([^"]+)"/.exec(page) ?? [];
    if (entry) expect(await (await request.get(entry)).text(), entry).toBe(readFileSync(`web/dist${entry}`, 'utf8'));
  }
});

test('a trailing slash and a file name are redirected to the canonical address', async ({ request }) => {
  const others = inner.flatMap((path) => [[`${path}/`, path] as const, [`${path}.html`, path] as const]);
  for (const [other, path] of [...others, ['/index.html', PATHS.home] as const]) {
    const answer = await request.get(other, notFollowed);
    expect([other, answer.status(), answer.headers().location]).toEqual([other, 301, path]);
  }
});

// An earlier release, which a rollback puts back, may have the file. The emulator applies the rule of /assets/ to a missing
// file too, and then only `Vary: *` keeps a browser from using the response again.
test('unknown paths get a 404, which no browser keeps', { tag: '@live' }, async ({ request }) => {
  for (const path of WRONG) {
    const answer = await request.get(path, notFollowed);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('Page not found');
    const { 'cache-control': cached, vary } = answer.headers();
    const isKept = vary !== '*' && cached !== 'no-cache';
    // Nobody has seen which rule the live Hosting applies. A deploy must not fail because of it.
    if (isKept && process.env.SITE)
      console.warn(`Browsers may keep the 404 of ${path}: its Cache-Control is ${cached}.`);
    else expect(isKept, path).toBe(false);
  }
});
