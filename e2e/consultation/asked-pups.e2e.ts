import { askPath, rowId } from '../../functions/src/contract/pups.ts';
import { FORM } from '../../web/src/content/consultation.ts';
import { PUPS } from '../../web/src/content/pups.generated.ts';
import { PATHS } from '../../web/src/routes.ts';
import * as form from '../fixtures/consultation-page.ts';
import { translate } from '../fixtures/other-code.ts';
import { expect, test } from '../fixtures/pages.ts';

const [PUP, OTHER] = (PUPS.pups ?? []).toSorted((one, other) => one.name.length - other.name.length);
if (!PUP || !OTHER) throw new Error("The tests' farm has too few pups.");

test('a page that is translated while the visitor types asks about a pup, until "Remove" takes the question back', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/was rendered again/);
  const answer = form.question(page, 'additionalInfo');
  const act = async () => {
    await answer.fill('Call at noon.');
    await page.keyboard.press('ArrowLeft');
    await translate(page, { wraps: true, keepsUp: false });
  };
  await form.openWith(page, act, askPath(PUP.key));
  const row = page.locator(`#${rowId(PUP.key)}`);
  await expect(answer).toHaveValue(new RegExp(`${PUP.name}.*\nCall at noon\\.$`));
  await page.keyboard.type(' or one');
  await expect(row).toContainText(PUP.name);
  await page.reload();
  await row.getByRole('button', { name: FORM.pup.remove }).click();
  await expect(page.locator('main h1')).toBeFocused();
  await expect(answer).toHaveValue('Call at noon or one.');
  await expect(row).toBeHidden();
});

test('pups with short names share one line, which keeps the focus, and the form says that a pup is gone', async ({
  page,
}) => {
  const rows = [PUP, OTHER].map(({ key }) => ({ path: askPath(key), row: page.locator(`#${rowId(key)}`) }));
  for (const { path, row } of rows) {
    await form.openWith(page, () => row.getByRole('checkbox', { name: FORM.pup.remove }).focus(), path);
    await expect(row).toBeFocused();
  }
  const [top, other] = await Promise.all(rows.map(({ row }) => row.boundingBox()));
  expect(top?.y).toBe(other?.y);
  await form.openWith(page, () => form.question(page, 'firstName').fill('Dana'), askPath('nobody'));
  await expect(page.getByRole('status').filter({ hasText: FORM.pup.gone })).toBeVisible();
  await expect(page.getByRole('link', { name: FORM.pup.others })).toHaveAttribute('href', PATHS.familyPups);
  await expect(form.question(page, 'firstName')).toHaveValue('Dana');
});
