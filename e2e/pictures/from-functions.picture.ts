import { expectPage, expectTree, testAt } from './test.ts';

/** Pages that e2e/pictures/write-server-pages.ts has written. */
const ON_BOTH = ['problem', 'contacted', 'mail-request', 'mail-list', 'mail-acknowledgement'];
const ON_A_PHONE = ['contacted-code', 'contacted-noted', 'contacted-wrong-code'];

for (const name of [...ON_BOTH, ...ON_A_PHONE]) {
  testAt([390], `${name}, also in the dark`, async ({ page }) => {
    await page.goto(`/from-functions/${name}`);
    await expectPage(page, `${name}-390`);
    if (ON_BOTH.includes(name)) await expectTree(page, name);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectPage(page, `${name}-dark-390`);
  });
}

for (const name of ON_BOTH) {
  testAt([1440], name, async ({ page }) => {
    await page.goto(`/from-functions/${name}`);
    await expectPage(page, `${name}-1440`);
  });
}
