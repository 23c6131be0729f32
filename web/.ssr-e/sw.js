// Replaces the service worker that an earlier site on this domain may have left in a browser, which would show that site
// for ever. The build also writes this file as /service-worker.js.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(giveWay()));

async function giveWay() {
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url);
}
