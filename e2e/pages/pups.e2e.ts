import { DAY_MS } from '../../farm/model/ages.ts';
import { pupId } from '../../functions/src/contract/call.ts';
import { FARM } from '../../web/src/content/farm.ts';
import { PUP_CARD, sexAndAge } from '../../web/src/content/pup-card.ts';
import { FAMILY_LITTER } from '../../web/src/content/pups.ts';
import { farmDay } from '../../web/src/farm-day.ts';
import { PATHS } from '../../web/src/routes.ts';
import { expect, open, test, waitForHydration } from '../fixtures/pages.ts';

// The accepted trees hold where the other links of faces and cards lead, such as the mail that sends a pup on.
test('faces in the first view of home, and beside the price of their age today, lead to the cards of their pups', async ({
  page,
}) => {
  const family = FAMILY_LITTER?.free ?? [];
  const named = (pups: readonly { readonly name: string }[]) =>
    pups.map(({ name }) => new RegExp(`${RegExp.escape(name)} `));
  // At noon, because at night another line is above the faces.
  const noon = new Date(Date.now() + 70 * DAY_MS).setUTCHours(18);
  await page.clock.setFixedTime(noon);
  await open(page, PATHS.home);
  const lists = page.getByRole('list', { name: PUP_CARD.faces });
  const first = lists.first().getByRole('listitem');
  await expect(first).toHaveText([...named(family.slice(0, 3)), PUP_CARD.all]);
  await expect(first.nth(1).getByText(`${FARM.tiers.at(-1)?.price}`)).toBeInViewport({ ratio: 1 });
  // By then, all are old enough for the last price.
  const price = page.locator('#pricing li', { hasText: FARM.tiers.at(-1)?.age ?? '' });
  await expect(price.getByRole('listitem')).toHaveText(named(family));
  await expect(lists).toHaveCount(2);
  // An address has no letters beyond ASCII.
  const pup = family.find(({ key }) => /[^\w-]/.test(key));
  if (!pup) throw new Error("The tests' farm has no such name.");
  const { name } = pup;
  await price.getByRole('link', { name }).click();
  const card = page.locator(`[id="${pupId(name)}"]`);
  await expect(card).toBeFocused();
  await expect(card.getByRole('heading', { name })).toBeInViewport();
  await page.reload();
  await waitForHydration(page);
  await expect(card).toContainText(sexAndAge(pup, farmDay(noon)));
  await expect(card).toContainText(FARM.tiers.at(-1)?.price ?? '');
});

test('a page that was opened at a pup prints one sheet', async ({ page }) => {
  for (const { name } of FAMILY_LITTER?.pups ?? []) {
    await page.goto(`${PATHS.familyPups}#${pupId(name)}`);
    const sheets = (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets, name).toHaveLength(1);
  }
});
