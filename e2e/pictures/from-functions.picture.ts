import { expectPage, expectTree, PHONE_AND_DESK, testAt } from './test.ts';

/** Pages that e2e/pictures/write-server-pages.ts has written. */
const ON_BOTH = ['problem', 'contacted', 'mail-request', 'mail-list', 'mail-acknowledgement'];
const ON_A_PHONE = ['contacted-code', 'contacted-noted', 'contacted-wrong-code'];
const IN_THE_DARK = ['contacted', 'mail-request'];

for (const name of ON_BOTH) {
  testAt(PHONE_AND_DESK, name, async ({ page, width }) => {
    await page.goto(`/from-functions/${name}`);
    await expectPage(page, `${name}-${width}`);
    if (width === 390) await expectTree(page, name);
  });
}

for (const name of ON_A_PHONE) {
  testAt([390], name, async ({ page }) => {
    await page.goto(`/from-functions/${name}`);
    await expectPage(page, `${name}-390`);
  });
}

for (const name of IN_THE_DARK) {
  testAt([390], `${name} in the dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`/from-functions/${name}`);
    await expectPage(page, `${name}-dark-390`);
  });
}
