import { askPath, pupId } from '../../functions/src/contract/call.ts';
import { FORM } from '../../web/src/content/consultation.ts';
import { LISTED } from '../../web/src/content/listed-pups.generated.ts';
import { PATHS } from '../../web/src/routes.ts';
import * as form from '../fixtures/consultation-page.ts';
import { requestsOf } from '../fixtures/stored-requests.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

test('the form without script stores a request, and thanks for it, also about each pup', async ({ page }) => {
  for (const pup of [undefined, ...LISTED]) {
    const family = form.someFamily();
    await page.goto(pup ? askPath(pup.name) : PATHS.consultation);
    // A name may hold signs that a selector with # would have to escape.
    const row = page.locator(`[id=${JSON.stringify(pupId(pup?.name ?? ''))}]:visible`);
    if (pup) {
      await expect(page.getByText(FORM.pups.tick)).toBeVisible();
      await expect(row).toBeInViewport();
      await row.getByRole('checkbox').check();
    }
    await form.fillRequired(page, family);
    await form.submitButton(page).click();
    await form.expectPosted(page, family);
    if (pup) await expect(row).toContainText(pup.name);
    expect((await requestsOf(family.email))[0]?.pups).toEqual(pup && [pup.name]);
  }
});
