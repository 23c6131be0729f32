import { toDos } from '../functions/src/consultations/store.ts';
import { codeFor, storeRequest } from '../functions/src/testing/stored-requests.ts';
import { HOST, portOf } from '../tools/ports.ts';
import { ANOTHER_PAGE } from './fixtures/another-page.ts';
import { expectThanks, send } from './fixtures/consultation-page.ts';
import { requestsOf } from './fixtures/stored-requests.ts';
import { expect, test } from './fixtures/test.ts';

interface CaughtMail {
  readonly text: string;
  readonly html: string;
}

const MAILS = `http://${HOST}:${portOf('mails')}`;
const FIELD = 'The link from the email, or the code at its end';

// The first test deletes what the others need.
test.describe.configure({ mode: 'serial' });

test("a request is mailed at once, and the mail's button opens the page that records the contact", async ({
  page,
  context,
}) => {
  // Other tests' requests count in the limits for single mails.
  await toDos.firestore.recursiveDelete(toDos);
  const { email, firstName, lastName } = await send(page);
  await expectThanks(page);

  const { html } = await mailNaming(email);
  expect(await mailsNaming(email)).toHaveLength(1);
  const mail = await context.newPage();
  await mail.setContent(html);
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText(`${firstName} ${lastName}`);
  const link = mail.getByRole('link', { name: 'We have been in touch' });
  const contacted = await context.newPage();
  // A browser asks before it repeats a POST, on reload and back.
  const navigations: string[] = [];
  contacted.on('request', (request) => request.isNavigationRequest() && navigations.push(request.method()));
  await contacted.goto((await link.getAttribute('href')) ?? '');
  await expect(contacted.getByRole('heading', { level: 1 })).toHaveText('Have you been in touch?');
  await expect(contacted.getByText(`${firstName} ${lastName}`)).toBeVisible();
  await contacted.reload();
  await expect(contacted.getByText(`${firstName} ${lastName}`)).toBeVisible();
  expect((await requestsOf(email))[0]).not.toHaveProperty('contactedAt');

  await contacted.getByRole('button', { name: 'We have been in touch' }).click();
  await expect(contacted.getByRole('heading', { level: 1 })).toHaveText('You have been in touch');
  expect((await requestsOf(email))[0]).toHaveProperty('contactedAt');
  await contacted.goto(ANOTHER_PAGE.path);
  await contacted.goBack();
  await expect(contacted.getByRole('heading', { level: 1 })).toHaveText('You have been in touch');

  await contacted.getByRole('button', { name: 'Undo' }).click();
  await expect(contacted.getByRole('heading', { level: 1 })).toHaveText('Have you been in touch?');
  expect((await requestsOf(email))[0]).not.toHaveProperty('contactedAt');
  expect(new Set(navigations)).toEqual(new Set(['GET']));
});

test('a pasted code opens the page, and a failure is shown beside the form, which can be sent again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  // Longer than a line of a phone.
  const lastName = crypto.randomUUID().slice(0, 8).padEnd(32, 'm');
  const id = await storeRequest({ lastName });
  await page.goto('/contacted');
  await page.getByLabel(FIELD).fill(`https://mail.example/?url=contacted%23${await codeFor(id)}`);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Show the request' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('That did not work');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Show the request' }).click();
  await expect(page.getByText(`Sample ${lastName}`)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.reload();
  await expect(page.getByText(`Sample ${lastName}`)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a pasted code opens the page that records the contact', async ({ page }) => {
    const id = await storeRequest();
    await page.goto('/contacted');
    await page.getByLabel(FIELD).fill(await codeFor(id));
    await page.getByRole('button', { name: 'Show the request' }).click();
    // The page shows the beginning of a long name.
    await expect(page.getByText(`Sample ${id.slice(0, 8)}`)).toBeVisible();
    await page.getByRole('button', { name: 'We have been in touch' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have been in touch');
  });
});

/** Waits, because the mail server reads a mail after confirming it. */
async function mailNaming(name: string): Promise<CaughtMail> {
  await expect.poll(() => mailsNaming(name), { timeout: 60_000 }).not.toHaveLength(0);
  return (await mailsNaming(name))[0] as CaughtMail;
}

async function mailsNaming(name: string): Promise<CaughtMail[]> {
  const mails = (await (await fetch(`${MAILS}/api/email`)).json()) as CaughtMail[];
  return mails.filter(({ text }) => text.includes(name));
}
