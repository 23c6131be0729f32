import { askPath, PUP_PARAMETER } from '../../functions/src/contract/call.ts';
import { questionOf } from '../../functions/src/contract/questions.ts';
import { CONSULTATION, FORM } from '../../web/src/content/consultation.ts';
import { FAMILY_LITTER } from '../../web/src/content/pups.ts';
import { PATHS } from '../../web/src/routes.ts';
import * as form from '../fixtures/consultation-page.ts';
import { translate } from '../fixtures/other-code.ts';
import { eventually, expect, open, test } from '../fixtures/pages.ts';
import { requestsOf } from '../fixtures/stored-requests.ts';

const [PUP = '', OTHER = ''] = (FAMILY_LITTER?.pups ?? [])
  .map(({ name }) => name)
  .toSorted((one, other) => one.length - other.length);
if (!OTHER) throw new Error("The tests' farm has too few pups.");

test('"Ask about" ticks a pup, also beside one that is asked about and on a page that is translated, and both are stored', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/was rendered again/);
  await open(page, PATHS.familyPups);
  await page.getByRole('link', { name: `Ask about ${PUP}`, exact: true }).click();
  await expect(form.pupBox(page, PUP)).toBeChecked();
  await expect(page).toHaveURL(PATHS.consultation);
  await form.openWith(page, () => page.evaluate(translate, { wraps: true, keepsUp: false }), askPath(OTHER));
  await expect(form.pupBox(page, OTHER)).toBeChecked();
  await expect(form.pupBox(page, PUP)).toBeChecked();
  await expect(page.getByText(FORM.draft.restored), 'a pup is no earlier answer').toBeHidden();
  const family = form.someFamily();
  await form.fillRequired(page, family);
  await form.submitButton(page).click();
  await form.expectThanks(page);
  for (const name of [PUP, OTHER])
    await expect(
      page.getByRole('paragraph').filter({ hasText: `${CONSULTATION.thankYou.askedAbout} ${name}` }),
    ).toBeVisible();
  const [request] = await requestsOf(family.email);
  expect(request?.pups.toSorted()).toEqual([PUP, OTHER].toSorted());
});

test('a pup is taken back by her box and stays so after a reload, no other answer is lost, and the form says that one is no longer listed', async ({
  page,
}) => {
  await form.openWith(page, () => form.question(page, 'firstName').fill('Dana'), askPath(PUP));
  await form.pupBox(page, PUP).uncheck();
  await expect(page.getByText(FORM.pups.question)).toBeVisible();
  await page.reload();
  await eventually(() => form.isHydrated(page)).toBe(true);
  await expect(form.question(page, 'firstName')).toHaveValue('Dana');
  await expect(form.pupBox(page, PUP)).toBeHidden();
  await form.fillIn(page, { pups: [PUP, OTHER] });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const first = page.getByText(questionOf('firstName').label, { exact: true });
  await expect(first, 'in the first screen, also for two pups').toBeInViewport({ ratio: 1 });
  await page.goto(`${PATHS.consultation}?${PUP_PARAMETER}=Nobody`);
  await expect(page.getByRole('status').filter({ hasText: FORM.pups.gone })).toBeVisible();
  await expect(page.getByRole('link', { name: FORM.pups.others })).toHaveAttribute('href', PATHS.familyPups);
  await expect(form.pupBox(page, PUP)).toBeChecked();
});
