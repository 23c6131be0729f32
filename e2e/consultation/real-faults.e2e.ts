import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Page, Route } from '@playwright/test';
import { SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { startSubmit } from '../../functions/src/testing/start-submit.ts';
import { FORM } from '../../web/src/content/consultation.ts';
import { PATHS } from '../../web/src/routes.ts';
import * as form from '../fixtures/consultation-page.ts';
import { requestsOf } from '../fixtures/stored-requests.ts';
import { eventually, expect, test } from '../fixtures/test.ts';

test('after every fault the request is stored once, and the visitor is thanked', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/);
  using firestore = await startRelay();
  // A function of its own, whose Firestore the test can stop without stopping that of others.
  await using started = await startSubmit(undefined, { FIRESTORE_EMULATOR_HOST: firestore.address });
  const send = (route: Route) => route.fetch({ url: started.url, timeout: 0 });
  const answer = async (route: Route) => route.fulfill({ response: await send(route) });
  await form.shortenPauses(page);
  await page.route(SUBMIT_PATH, answer);

  await test.step('the response is lost after the write', async () => {
    const family = await form.openFilled(page);
    const lose = (route: Route) => send(route).then(() => route.abort('connectionreset'));
    await page.route(SUBMIT_PATH, lose, { times: 1 });
    await form.submit(page);
    await form.expectSent(page, family);
  });

  await test.step('Firestore stops and comes back', async () => {
    await form.openAnother(page);
    const family = form.someFamily();
    await form.fillRequired(page, family);
    firestore.pause();
    await form.submit(page);
    await expect(page.getByText(FORM.again(1, 3))).toBeVisible({ timeout: 60_000 });
    firestore.resume();
    await form.expectSent(page, family);
  });

  await test.step('the tab is duplicated, and both send', async () => {
    await form.openAnother(page);
    const family = form.someFamily();
    await form.fillRequired(page, family);
    const copy = await duplicated(page);
    await copy.route(SUBMIT_PATH, answer);
    for (const tab of [copy, page]) {
      await form.submit(tab);
      await form.expectSent(tab, family);
    }
  });

  await test.step('the tab is closed while sending, and opened again', async () => {
    await form.openAnother(page);
    const family = form.someFamily();
    await form.fillRequired(page, family);
    await page.route(SUBMIT_PATH, (route) => void send(route), { times: 1 });
    await form.submit(page);
    await eventually(() => requestsOf(family.email)).toHaveLength(1);
    const again = await duplicated(page);
    await page.close();
    await again.route(SUBMIT_PATH, answer);
    await expect(form.question(again, 'email')).toHaveValue(family.email);
    await form.submit(again);
    await form.expectSent(again, family);
  });
});

/** Duplicates a tab, or opens a closed one again, as a browser does: at its address, with its session storage. */
async function duplicated(page: Page): Promise<Page> {
  const kept = await page.evaluate(() => Object.entries(sessionStorage));
  const again = await page.context().newPage();
  await again.addInitScript((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, kept);
  await again.goto(PATHS.consultation);
  return again;
}

/** Starts a server between a function and Firestore that can hold back everything, as if Firestore had stopped. */
async function startRelay() {
  const [host, port] = process.env.FIRESTORE_EMULATOR_HOST?.split(':') ?? [];
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    client.pipe(connect(Number(port), host)).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    pause: () => clients.forEach((client) => void client.pause()),
    resume: () => clients.forEach((client) => void client.resume()),
    [Symbol.dispose]: () => void server.close(),
  };
}
