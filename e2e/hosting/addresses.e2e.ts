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

test('each page is served with its own title', async ({ request }) => {
  for (const { path, title } of ROUTES) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text(), path).toContain(`<title>${title.replaceAll('&', '&amp;')}</title>`);
  }
});

test('a page has one address: a trailing slash and a file name are redirected to it', async ({ request }) => {
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

test('what is no page is not found', async ({ request }) => {
  for (const path of [...WRONG, ...WRONG_TOO]) {
    const answer = await request.get(path, notFollowed);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('Page not found');
  }
});

test('the call answers through Hosting, in JSON and never stored', async ({ request }) => {
  const answer = await request.get(SUBMIT_PATH);
  expect(answer.status()).toBe(405);
  expect(answer.headers()).toMatchObject({ allow: 'POST', 'cache-control': 'no-store' });
  expect(await answer.json()).toEqual({ error: expect.any(String) });
});
