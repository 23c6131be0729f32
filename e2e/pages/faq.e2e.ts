import type { Page } from '@playwright/test';
import { HOME } from '../../web/src/content/home.ts';
import { PATHS } from '../../web/src/routes.ts';
import { expect, test } from '../fixtures/pages.ts';

const ANSWERS: readonly string[] = HOME.faq.items.map(({ answer }) => answer);

test.beforeEach(async ({ page }) => {
  await page.goto(PATHS.home);
});

test('all answers are closed at first, only one is open at a time, and a second click closes it', async ({ page }) => {
  for (const answer of ANSWERS) await expect(page.getByText(answer)).toBeHidden();
  for (const [index, answer] of ANSWERS.entries()) {
    await questions(page).nth(index).click();
    await expect(page.getByText(answer)).toBeVisible();
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
  }
  await questions(page).last().click();
  await expect(page.locator('#faq details[open]')).toHaveCount(0);
  await expect(page.getByText(ANSWERS.at(-1) ?? '')).toBeHidden();
});

test('questions open and close by keyboard', async ({ page }) => {
  const [first = '', second = ''] = ANSWERS;
  await questions(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(first)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(questions(page).nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText(second)).toBeVisible();
  await expect(page.getByText(first)).toBeHidden();
  await page.keyboard.press('Space');
  await expect(page.getByText(second)).toBeHidden();
});

function questions(page: Page) {
  return page.locator('#faq summary');
}
