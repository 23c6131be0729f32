import type { Page } from '@playwright/test';
import { SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { FORM } from '../../web/src/content/consultation.ts';
import { PATHS } from '../../web/src/routes.ts';
import * as form from '../fixtures/consultation-page.ts';
import { freezeFirestore } from '../fixtures/freeze-firestore.ts';
import { forward, sendBack, startProxy } from '../fixtures/proxy.ts';
import { requestsOf } from '../fixtures/stored-requests.ts';
import { eventually, expect, test } from '../fixtures/test.ts';

/** A page with a filled form, and the proxy between it and the function. */
interface Trial {
  readonly page: Page;
  readonly email: string;
  readonly proxy: Awaited<ReturnType<typeof startFaultyProxy>>;
}

/** Each function sends the form during one fault, repeats that if needed, and returns the page that is open then. */
const FAULTS: Record<string, (trial: Trial) => Promise<Page>> = {
  'the response is lost after the write': async ({ page, proxy }) => {
    proxy.fault = 'response lost';
    const before = proxy.posts;
    await form.submit(page);
    await form.expectThanks(page);
    expect(proxy.posts - before).toBeGreaterThan(1);
    return page;
  },
  'Firestore stops and comes back': async ({ page }) => {
    const firestore = freezeFirestore();
    try {
      await form.submit(page);
      await expect(page.getByText(FORM.again(1, 3))).toBeVisible({ timeout: 60_000 });
    } finally {
      firestore.resume();
    }
    return page;
  },
  'the tab is closed while sending, and opened again': async ({ page, email, proxy }) => {
    proxy.fault = 'response held';
    await form.submit(page);
    await eventually(() => requestsOf(email)).toHaveLength(1);
    const again = await reopened(page);
    await expect(form.question(again, 'email')).toHaveValue(email);
    await form.submit(again);
    return again;
  },
};

test('after every fault the request is stored once, and the visitor is thanked', async ({ context, expectConsole }) => {
  test.setTimeout(300_000);
  expectConsole(/Failed to load resource/);
  const proxy = await startFaultyProxy();
  for (const [name, sendUnderFault] of Object.entries(FAULTS)) {
    await test.step(name, async () => {
      const family = form.someFamily();
      const page = await context.newPage();
      await form.shortenPauses(page);
      await page.goto(proxy.origin + PATHS.consultation);
      await eventually(() => form.isHydrated(page)).toBe(true);
      await form.fillRequired(page, family);
      await form.expectSent(await sendUnderFault({ page, email: family.email, proxy }), family);
    });
  }
  proxy.close();
});

/** Reopens a closed tab as a browser does: at its address, with its session storage. */
async function reopened(page: Page): Promise<Page> {
  const kept = await page.evaluate(() => Object.entries(sessionStorage));
  const again = await page.context().newPage();
  await again.addInitScript((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, kept);
  const address = page.url();
  await page.close();
  await again.goto(address);
  return again;
}

/** A proxy that counts the POSTs of the form, applies `fault` to the next one, and forwards every other request. */
async function startFaultyProxy() {
  const server = await startProxy((incoming, outgoing) => {
    if (incoming.url !== SUBMIT_PATH) return forward(incoming, outgoing);
    const { fault } = proxy;
    proxy.posts += 1;
    proxy.fault = 'none';
    forward(incoming, outgoing, (response) => {
      if (fault === 'response lost') outgoing.destroy();
      else if (fault === 'none') sendBack(response, outgoing);
    });
  });
  const proxy = { ...server, posts: 0, fault: 'none' as 'none' | 'response lost' | 'response held' };
  return proxy;
}
