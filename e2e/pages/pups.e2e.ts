import { pupId } from '../../functions/src/contract/call.ts';
import { FARM } from '../../web/src/content/farm.ts';
import { PUP_CARD } from '../../web/src/content/pup-card.ts';
import { FAMILY_LITTER, PUPS_SECTION } from '../../web/src/content/pups.ts';
import { SITE } from '../../web/src/content/site.ts';
import { PATHS } from '../../web/src/routes.ts';
import { expect, test } from '../fixtures/pages.ts';

const DAY_MS = 24 * 60 * 60_000;

test('a card shows the age of today with its price', async ({ page, open, browser }) => {
  const served = await browser.newPage({ javaScriptEnabled: false });
  await served.goto(PATHS.familyPups);
  const weeks = Number(/(\d+) weeks/.exec((await served.locator('#pups li').first().textContent()) ?? '')?.[1]);
  await served.close();
  await page.clock.setFixedTime(Date.now() + 70 * DAY_MS);
  await open(PATHS.familyPups);
  const card = page.locator('#pups li').first();
  await expect(card).toContainText(`${weeks + 10} weeks old`);
  await expect(card).toContainText(`${FARM.tiers.at(-1)?.price} at ${weeks + 10} weeks`);
});

test('faces in the first view of home, and beside the price of their age today, lead to cards from which a pup is sent on', async ({
  page,
  open,
}) => {
  const family = FAMILY_LITTER?.free ?? [];
  const named = (pups: readonly { readonly name: string }[]) =>
    pups.map(({ name }) => new RegExp(`${RegExp.escape(name)} `));
  // At noon, because at night another line is above the faces.
  const noon = new Date(Date.now() + 70 * DAY_MS).setUTCHours(18);
  await page.clock.setFixedTime(noon);
  await open(PATHS.home);
  const lists = page.getByRole('list', { name: PUP_CARD.faces });
  const first = lists.first().getByRole('listitem');
  await expect(first).toHaveText([...named(family.slice(0, 3)), PUP_CARD.all]);
  await expect(first.nth(1).getByText(`${FARM.tiers.at(-1)?.price}`)).toBeInViewport({ ratio: 1 });
  await expect(first.last().getByRole('link')).toHaveAttribute('href', `${PATHS.familyPups}#${PUPS_SECTION}`);
  // By then, all are old enough for the last price.
  const price = page.locator('#pricing li', { hasText: FARM.tiers.at(-1)?.age ?? '' });
  await expect(price.getByRole('listitem')).toHaveText(named(family));
  await expect(lists).toHaveCount(2);
  // An address has no letters beyond ASCII.
  const { name } = family.find(({ key }) => /[^\w-]/.test(key)) ?? { name: '' };
  await price.getByRole('link', { name }).click();
  const card = page.locator(`[id="${pupId(name)}"]`);
  await expect(card).toBeFocused();
  await expect(card.getByRole('heading', { name })).toBeInViewport();
  const share = await card.getByRole('link', { name: SITE.share.short }).getAttribute('href');
  const { pathname, hash } = new URL(page.url());
  const sent = new URL(`${share}`).searchParams.get('body');
  expect(
    sent?.startsWith(`${name}, `) && sent.endsWith(`\n${new URL(pathname + hash, FARM.website)}`),
    sent ?? '',
  ).toBe(true);
});

test('a page that was opened at a pup prints one sheet', async ({ page, open }) => {
  for (const { name } of FAMILY_LITTER?.pups ?? []) {
    await open(`${PATHS.familyPups}#${pupId(name)}`);
    const sheets = (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets, name).toHaveLength(1);
  }
});
