import { HOME } from '../../web/src/content/home.ts';
import { PATHS } from '../../web/src/routes.ts';
import { forward, startProxy } from '../fixtures/proxy.ts';
import { expect, test } from '../fixtures/test.ts';

/** The build copies it to /service-worker.js. */
const WORKER = '/sw.js';
/** A worker that answers every request for a page with the site that it belongs to. */
const OLD_WORKER = `
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => event.request.mode === 'navigate' &&
    event.respondWith(new Response('The old site', { headers: { 'Content-Type': 'text/html' } })));`;

test('a service worker of an earlier site on this domain gives way to this site', async ({ page }) => {
  let isOld = true;
  const site = await startProxy((incoming, outgoing) => {
    if (!isOld || incoming.url !== WORKER) return forward(incoming, outgoing);
    outgoing.writeHead(200, { 'Content-Type': 'text/javascript' }).end(OLD_WORKER);
  });
  await page.goto(site.origin);
  await page.evaluate(async (worker) => {
    const controlled = new Promise((resolve) => {
      navigator.serviceWorker.oncontrollerchange = resolve;
    });
    await navigator.serviceWorker.register(worker);
    await controlled;
  }, WORKER);
  isOld = false;
  await page.goto(site.origin + PATHS.home);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME.hero.heading);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  site.close();
});
