import type { Page } from '@playwright/test';
import { expectFocusRings } from '../fixtures/controls.ts';
import { readTexts } from '../fixtures/texts.ts';
import { expect, expectPage, expectTree, PHONE_AND_DESK, setWidth, testAt } from './test.ts';

/** Pages that e2e/pictures/write-server-pages.ts has written. */
const ON_BOTH = ['problem', 'contacted', 'mail-request', 'mail-list', 'mail-acknowledgement'];
const ON_A_PHONE = ['form-address', 'contacted-noted', 'contacted-wrong-link'];

for (const name of [...ON_BOTH, ...ON_A_PHONE]) {
  testAt(
    ON_BOTH.includes(name) ? PHONE_AND_DESK : [390],
    `${name}, on a phone also in the dark`,
    async ({ page, width }) => {
      await page.goto(`/from-functions/${name}`);
      await expectPage(page, `${name}-${width}`);
      if (width === 1440) return expectTree(page, name);
      if (name.startsWith('mail')) {
        // As in a mail program that removes style sheets. The second one has the fonts of the pictures.
        await page.evaluate(() => document.querySelector('style')?.remove());
        await expectPage(page, `${name}-390`);
        await page.reload();
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectPage(page, `${name}-dark-390`);
      await expectFocusRingsAndFit(page, name);
    },
  );
}

/** Checks the focus rings of a page, but not of a mail, whose focus the mail program shows. Also checks that long words fit. */
async function expectFocusRingsAndFit(page: Page, name: string): Promise<void> {
  for (const colorScheme of name.startsWith('mail') ? [] : (['dark', 'light'] as const)) {
    await page.emulateMedia({ colorScheme });
    await expectFocusRings(page, page.locator('a, button'));
  }
  await setWidth(page, 320);
  // Beside "Text instead", a number takes two lines.
  const { cut } = await page.evaluate(readTexts, 320);
  expect(cut.filter((text) => !text.startsWith('('))).toEqual([]);
  await setWidth(page, 390);
  const words = name.startsWith('mail') ? 'h1, h3, p, a' : 'h1, h3, p';
  for (const text of await page.locator(words).all()) await text.evaluate((element) => element.append('W'.repeat(80)));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
}
