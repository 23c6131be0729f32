import type { Page } from '@playwright/test';
import { SECTIONS } from '../../web/src/content/site.ts';
import { PATHS } from '../../web/src/routes.ts';
import { ANOTHER_PAGE } from '../fixtures/another-page.ts';
import { waitForHydration } from '../fixtures/pages.ts';
import { expect, expectPage, expectPart, expectTree, expectView, PHONE_AND_DESK, testAt } from './test.ts';

testAt([390], 'the open menu', async ({ page, width }) => {
  await page.goto(ANOTHER_PAGE.path);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expectView(page, `menu-${width}`);
  await expectTree(page, 'menu', menu);
});

testAt([390], 'the link that skips the header', async ({ page, width }) => {
  await page.goto(ANOTHER_PAGE.path);
  await page.keyboard.press('Tab');
  await expectPart(page.getByRole('banner'), `skip-link-${width}`);
});

testAt(PHONE_AND_DESK, 'an open question, and all answers', async ({ page, width }) => {
  await page.goto(PATHS.home);
  const faq = page.locator(`#${SECTIONS.faq}`);
  // A question closes the one that was open before.
  for (const question of [faq.locator('summary').last(), faq.locator('summary').first()]) await question.click();
  await expectPart(faq, `question-${width}`);
  if (width !== 1440) return;
  // Without `name`, all questions can be open.
  await faq.locator('details').evaluateAll((items: HTMLDetailsElement[]) => {
    for (const item of items) Object.assign(item, { name: '', open: true });
  });
  await expectTree(page, 'answers', faq);
});

testAt([390], 'a page on its way', async ({ page, width }) => {
  await page.route(ANOTHER_PAGE.script, () => new Promise(() => undefined));
  await openAnotherPage(page, width);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Loading /);
  await expectView(page, `loading-${width}`);
});

testAt(PHONE_AND_DESK, 'a page that fails to render', async ({ page, width, expectConsole }) => {
  expectConsole(/Broken on purpose/);
  const body = 'export default function Broken() { throw new Error("Broken on purpose"); }';
  await page.route(ANOTHER_PAGE.script, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await openAnotherPage(page, width);
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Something went wrong' })).toBeFocused();
  await expectPage(page, `error-${width}`);
});

async function openAnotherPage(page: Page, width: number): Promise<void> {
  await page.goto(PATHS.home);
  await waitForHydration(page);
  if (width === 390) await page.getByRole('button', { name: 'Menu' }).click();
  const links = width === 390 ? page.getByRole('navigation', { name: 'Menu' }) : page.getByRole('contentinfo');
  await links.getByRole('link', { name: ANOTHER_PAGE.name }).click();
}
