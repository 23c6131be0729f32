import { PUPS } from '../../web/src/content/pups.generated.ts';
import { PATHS } from '../../web/src/routes.ts';
import * as form from '../fixtures/consultation-page.ts';
import { expect, test } from '../fixtures/pages.ts';

const DAY_MS = 24 * 60 * 60_000;

test('a card shows the age of today, and its link asks about the pup in the form', async ({ page, open, browser }) => {
  const [pup] = PUPS.pups ?? [];
  const served = await browser.newPage({ javaScriptEnabled: false });
  await served.goto(PATHS.familyPups);
  const weeks = Number(/(\d+) weeks/.exec((await served.locator('#pups li').first().textContent()) ?? '')?.[1]);
  await served.close();
  await page.clock.setFixedTime(Date.now() + 70 * DAY_MS);
  await open(PATHS.familyPups);
  const card = page.locator('#pups li').first();
  await expect(card).toContainText(`${weeks + 10} weeks old`);
  await card.getByRole('link').click();
  await expect(form.question(page, 'additionalInfo')).toHaveValue(`We’d like to ask about ${pup?.name}.`);
});
