import type { Page } from '@playwright/test';
import { freezeFirestore } from '../../functions/src/testing/emulator-process.ts';
import { FORM, TOASTS } from '../../web/src/content/consultation.ts';
import { PATHS } from '../../web/src/routes.ts';
import {
  expectThanks,
  fillRequired,
  isAlive,
  question,
  shortenPauses,
  someFamily,
  submit,
} from '../fixtures/consultation-page.ts';
import { type FaultyProxy, startFaultyProxy } from '../fixtures/faulty-proxy.ts';
import { requestsOf } from '../fixtures/stored-requests.ts';
import { eventually, expect, test } from '../fixtures/test.ts';

/** A filled form and what stands between it and the function. */
interface Trial {
  readonly page: Page;
  readonly email: string;
  readonly proxy: FaultyProxy;
}

/** Each lets a family meet one fault and, where it is still asked to, send again; answers with the tab it is left in. */
const FAULTS: Record<string, (trial: Trial) => Promise<Page>> = {
  'the answer is lost after the write': async ({ page, proxy }) => {
    proxy.fault = 'answer lost';
    const answered = proxy.answered();
    await submit(page);
    await answered;
    proxy.fault = 'none';
    return page;
  },
  'Firestore stops and comes back': async ({ page }) => {
    const firestore = freezeFirestore();
    try {
      await submit(page);
      await expect(page.getByText(FORM.again(1, 3))).toBeVisible({ timeout: 20_000 });
    } finally {
      firestore.resume();
    }
    return page;
  },
  'the function is gone': async ({ page, email, proxy }) => {
    proxy.fault = 'function gone';
    await submit(page);
    await page.getByRole('button', { name: TOASTS.close }).click();
    await expect(question(page, 'email')).toHaveValue(email);
    expect(await requestsOf(email)).toEqual([]);
    proxy.fault = 'none';
    await submit(page);
    return page;
  },
  'the line is a slow 2G one': async ({ page }) => {
    const line = await page.context().newCDPSession(page);
    const bytes = 50_000 / 8;
    const slow2G = { offline: false, latency: 2_000, downloadThroughput: bytes, uploadThroughput: bytes };
    await line.send('Network.emulateNetworkConditions', slow2G);
    await submit(page);
    return page;
  },
  'the tab is closed while sending, and opened again': async ({ page, email, proxy }) => {
    proxy.fault = 'answer held';
    const answered = proxy.answered();
    await submit(page);
    await answered;
    proxy.fault = 'none';
    const again = await reopened(page);
    await expect(question(again, 'email')).toHaveValue(email);
    await submit(again);
    return again;
  },
};

test('after every fault, what families were told and what is stored are the same', async ({
  context,
  expectConsole,
}) => {
  test.setTimeout(180_000);
  expectConsole(/Failed to load resource/);
  const proxy = await startFaultyProxy();
  let told = 0;
  let stored = 0;
  for (const [name, meet] of Object.entries(FAULTS)) {
    await test.step(name, async () => {
      const family = someFamily();
      const page = await context.newPage();
      await shortenPauses(page);
      await page.goto(proxy.origin + PATHS.consultation);
      await eventually(() => isAlive(page)).toBe(true);
      await fillRequired(page, family);
      await expectThanks(await meet({ page, email: family.email, proxy }));
      told += 1;
      stored += (await requestsOf(family.email)).length;
    });
  }
  proxy.close();
  console.log(`${told} requests told as received, ${stored} stored`);
  expect(stored).toBe(told);
});

/** Closes the tab and opens it as a browser does with a closed tab: at its address, with its session storage. */
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
