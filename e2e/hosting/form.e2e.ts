import { expect, test } from '@playwright/test';
import { PATHS } from '../../web/src/routes.ts';
import { unhydratedParts } from '../fixtures/hydration.ts';

// The browser also logs an error for each violation of the content security policy.
test('a browser opens the form without an error', { tag: '@live' }, async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(PATHS.consultation);
  const isHydrated = async () => (await page.evaluate(unhydratedParts)).length === 0;
  const options = { message: 'the form was not hydrated', timeout: 30_000 };
  await expect.poll(async () => errors.length > 0 || (await isHydrated()), options).toBe(true);
  expect(errors).toEqual([]);
});
