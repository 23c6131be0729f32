import { expect, test } from '@playwright/test';
import { SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { PATHS, ROUTES } from '../../web/src/routes.ts';

const notFollowed = { maxRedirects: 0 };
const inner = ROUTES.map(({ path }) => path).filter((path) => path !== PATHS.home);
const WRONG = ['/nope', '/Egg-Sales', '/egg-sales/x', '/egg-sales.htm', '/consultations', '/assets', '/assets/x.js'];
const WRONG_TOO = [
  '/lgd-program.html/',
  '/.firebaserc',
  '/firebase.json',
  '/src/main.tsx',
  '/wp-login.php',
  '/%2e%2e/README.md',
];

// smoke.e2e.ts tests that each page has its own title.
test('a trailing slash and a file name are redirected to the canonical address', async ({ request }) => {
  expect(inner.length).toBeGreaterThan(0);
  for (const path of inner) {
    for (const other of [`${path}/`, `${path}.html`]) {
      const answer = await request.get(other, notFollowed);
      expect([other, answer.status(), answer.headers().location]).toEqual([other, 301, path]);
    }
  }
});

test('/index.html is redirected to the root', async ({ request }) => {
  const answer = await request.get('/index.html', notFollowed);
  expect([answer.status(), answer.headers().location]).toEqual([301, PATHS.home]);
});

test('unknown paths get a 404', async ({ request }) => {
  for (const path of [...WRONG, ...WRONG_TOO]) {
    const answer = await request.get(path, notFollowed);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('Page not found');
  }
});

test('Hosting passes the submit path to the function, whose JSON is not cached', async ({ request }) => {
  const answer = await request.get(SUBMIT_PATH);
  expect(answer.status()).toBe(405);
  expect(answer.headers()).toMatchObject({ allow: 'POST', 'cache-control': 'no-store' });
  expect(await answer.json()).toEqual({ error: expect.any(String) });
});
