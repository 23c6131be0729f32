import type { Page } from '@playwright/test';
import { toDos } from '../functions/src/owner/to-do.ts';
import { HOST, portOf } from '../tools/ports.ts';
import { expectThanks, send } from './fixtures/consultation-page.ts';
import { setTextSize } from './fixtures/pages.ts';
import { requestsOf } from './fixtures/stored-requests.ts';
import { expect, test } from './fixtures/test.ts';

const MAILS = `http://${HOST}:${portOf('mails')}`;

// contacted.emulator.test.ts tests what the buttons do, and that they redirect to the page, so that a reload repeats no POST.
test("a request is mailed at once, and the mail's button opens the page that records the contact, where no press on the spot of one button reaches the other one, in any width and letter size", async ({
  page,
  context,
}) => {
  // Other tests' requests count in the limits for single mails.
  await toDos.firestore.recursiveDelete(toDos);
  const { email, firstName, lastName } = await send(page);
  await expectThanks(page);

  // The mail server reads a mail after confirming it.
  await expect.poll(() => mailsNaming(email), { timeout: 60_000 }).toHaveLength(1);
  const [{ html } = { html: '' }] = await mailsNaming(email);
  const mail = await context.newPage();
  await mail.setContent(html);
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText(`${firstName} ${lastName}`);
  const link = mail.getByRole('link', { name: 'We have been in touch' });
  const contacted = await context.newPage();
  await contacted.goto((await link.getAttribute('href')) ?? '');
  await expect(contacted.getByRole('heading', { level: 1 })).toHaveText('Have you been in touch?');
  await expect(contacted.getByText(`${firstName} ${lastName}`)).toBeVisible();
  expect((await requestsOf(email))[0]).not.toHaveProperty('contactedAt');

  const notes = await boxesOf(contacted, 'We have been in touch');
  await contacted.getByRole('button', { name: 'We have been in touch' }).dblclick();
  await expect(contacted.getByRole('heading', { level: 1 })).toHaveText('You have been in touch');
  expect((await requestsOf(email))[0]).toHaveProperty('contactedAt');
  const undos = await boxesOf(contacted, 'Undo');
  // One beside the other, because scrolling could bring one to the height of the other.
  expect(undos.filter(({ x }, index) => x <= (notes[index]?.x ?? NaN) + (notes[index]?.width ?? NaN))).toEqual([]);
});

/** Where a button is in each window, with each size of letters. */
async function boxesOf(page: Page, name: string) {
  const boxes = [];
  for (const size of [16, 32]) {
    await setTextSize(page, size);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 640 });
      boxes.push(
        await page.getByRole('button', { name }).evaluate((button) => button.getBoundingClientRect().toJSON()),
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
  expect(boxes).toHaveLength(8);
  return boxes as DOMRect[];
}

async function mailsNaming(name: string) {
  const mails = (await (await fetch(`${MAILS}/api/email`)).json()) as { text: string; html: string }[];
  return mails.filter(({ text }) => text.includes(name));
}
