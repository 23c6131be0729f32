// Not the test of fixtures.ts: the catcher's page has errors of its own when it is slow.
import { expect, test } from '@playwright/test';
import { BESIDE } from '../functions/src/consultations/store.ts';
import { CURSORS } from '../functions/src/owner/notices.ts';
import { consultations } from '../functions/src/testing/consultations.ts';
import { request } from '../functions/src/testing/owner-requests.ts';
import { HOST, portOf } from '../scripts/emulators/ports.ts';
import { callList } from '../scripts/emulators/scheduled.ts';
import { expectThanks, fillRequired, open, someFamily, submit } from './fixtures/consultation-page.ts';
import { requestsOf } from './fixtures/stored-requests.ts';

const MAILS = `http://${HOST}:${portOf('mails')}`;
/** Before everything that other tests store. */
const LONG_AGO = 20 * 365 * 24;

// There is one list for all.
test.describe.configure({ mode: 'serial', timeout: 60_000 });

test.beforeEach(async () => {
  const { firestore } = consultations;
  // Other tests may have used up the hour's single mails; and the list starts at its beginning.
  await firestore.recursiveDelete(firestore.collection(BESIDE.leases));
  await firestore.recursiveDelete(firestore.collection(CURSORS));
});

test('a request is mailed at once; the button in the mail leads to the page that notes the answer', async ({
  page,
  context,
}) => {
  const family = { ...someFamily(), lastName: someName() };
  await open(page);
  await fillRequired(page, family);
  await submit(page);
  await expectThanks(page);

  // The catcher's page misses a mail that comes while it loads.
  await expect.poll(() => mailsNaming(family.lastName), { timeout: 30_000 }).toBe(1);
  await page.goto(MAILS);
  await page.getByText(`Consultation request: Dana ${family.lastName}`).click();
  const mail = page.frameLocator('iframe.panel-html');
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText(`Dana ${family.lastName}`);
  await expect(mail.getByText(/^Answer before \w+day \d+:\d\d [ap]m$/)).toBeVisible();
  await expect(mail.getByRole('link', { name: family.phone })).toHaveAttribute('href', 'tel:4055550137');
  await expect(mail.getByRole('link', { name: family.email })).toHaveAttribute('href', /^mailto:/);

  const opened = context.waitForEvent('page');
  await mail.getByRole('link', { name: 'We have been in touch' }).click();
  const contacted = await opened;
  await expect(contacted.getByRole('heading', { level: 1 })).toHaveText('Have you been in touch?');
  await expect(contacted.getByText(`Dana ${family.lastName}`)).toBeVisible();
  expect(contacted.url()).toMatch(/\/contacted$/);
  expect((await requestsOf(family.email))[0]).not.toHaveProperty('contactedAt');

  await contacted.getByRole('button', { name: 'We have been in touch' }).click();
  await expect(contacted.getByRole('heading', { level: 1 })).toHaveText('You have been in touch');
  expect((await requestsOf(family.email))[0]).toHaveProperty('contactedAt');

  await contacted.getByRole('button', { name: 'Take it back' }).click();
  await expect(contacted.getByRole('heading', { level: 1 })).toHaveText('Have you been in touch?');
  expect((await requestsOf(family.email))[0]).not.toHaveProperty('contactedAt');
});

test('without script the code at the end of the mail opens the same page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const lastName = someName();
  await request({ hours: LONG_AGO, suspectedSpam: true, lastName });
  expect(await callList()).toBe(200);
  const code = await codeFor(lastName);
  await page.goto(`${baseURL}/contacted#${code}`);
  await page.getByLabel('The code at the end of the mail').fill(code);
  await page.getByRole('button', { name: 'Show the request' }).click();
  await expect(page.getByText(`Sample ${lastName}`)).toBeVisible();
  await page.getByRole('button', { name: 'We have been in touch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have been in touch');
  await context.close();
});

test('the scheduled function sends one mail: who still waits, and what was not announced', async ({ page }) => {
  const [waiting, spam] = [someName(), someName()];
  await request({ hours: LONG_AGO, notifiedAt: new Date(), lastName: waiting });
  await request({ hours: LONG_AGO, suspectedSpam: true, lastName: spam });
  expect(await callList()).toBe(200);

  await page.goto(MAILS);
  await page.getByText('Still waiting for an answer: ').first().click();
  const mail = page.frameLocator('iframe.panel-html');
  await expect(mail.getByRole('link', { name: `Sample ${waiting}` })).toHaveAttribute('href', /\/contacted#/);
  await expect(mail.getByText(/^The promised 24 hours ended /).first()).toBeVisible();
  await expect(mail.getByRole('heading', { name: 'Suspected spam' })).toBeVisible();
  await expect(mail.getByRole('link', { name: `Sample ${spam}` })).toHaveCount(1);

  expect(await callList()).toBe(200);
  expect(await mailsNaming(waiting)).toBe(1);
});

function someName(): string {
  return `Family ${crypto.randomUUID().slice(0, 8)}`;
}

async function mailsNaming(name: string): Promise<number> {
  return (await mails()).filter(({ text }) => text.includes(name)).length;
}

/** As it stands in the link of the request. */
async function codeFor(name: string): Promise<string> {
  const mail = (await mails()).find(({ text }) => text.includes(name))?.text ?? '';
  const [, code = ''] = /\/contacted#(\S+)/.exec(mail.slice(mail.indexOf(name))) ?? [];
  return code;
}

async function mails(): Promise<{ text: string }[]> {
  return (await fetch(`${MAILS}/email`)).json() as Promise<{ text: string }[]>;
}
