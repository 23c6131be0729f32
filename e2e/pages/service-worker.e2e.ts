import { HOME } from '../../web/src/content/home.ts';
import { PATHS } from '../../web/src/routes.ts';
import { expect, test } from '../fixtures/test.ts';

/** The build copies it to /service-worker.js. */
const WORKER = '/sw.js';
/** A worker that answers every request for a page with the site that it belongs to. */
const OLD_WORKER = `
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => event.request.mode === 'navigate' &&
    event.respondWith(new Response('The old site', { headers: { 'Content-Type': 'text/html' } })));`;

test('a service worker of an earlier site on this domain gives way to this site', async ({ page, context }) => {
  await context.route(WORKER, (route) => route.fulfill({ contentType: 'text/javascript', body: OLD_WORKER }));
  await page.goto(PATHS.home);
  await page.evaluate(async (worker) => {
    const controlled = new Promise((resolve) => {
      navigator.serviceWorker.oncontrollerchange = resolve;
    });
    await navigator.serviceWorker.register(worker);
    await controlled;
  }, WORKER);
  await context.unroute(WORKER);
  await page.goto(PATHS.home);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME.hero.heading);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
