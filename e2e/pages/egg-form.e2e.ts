import type { Page } from '@playwright/test';
import { EGGS } from '../../web/src/content/eggs.ts';
import { FARM, PHONE_HREF } from '../../web/src/content/farm.ts';
import { PATHS } from '../../web/src/routes.ts';
import { expectNoFinding } from '../fixtures/axe.ts';
import { eventually, expect, isEggForm, test } from '../fixtures/pages.ts';
import { drawTwice } from '../fixtures/test.ts';

const { failed: SORRY, open: OPEN } = EGGS.order;

// The accepted pictures hold the size of the frame.
test('the order form loads near the screen, and its site is asked once', async ({ page, open }) => {
  let asked = 0;
  page.on('request', (request) => {
    asked += Number(isEggForm(new URL(request.url())) && request.resourceType() === 'fetch');
  });
  await page.setViewportSize({ width: 844, height: 200 });
  await open(PATHS.eggs);
  const [form, top] = [page.getByTitle(EGGS.order.frameTitle), page.getByRole('heading', { level: 1 })];
  await expect(form).toHaveAttribute('src', FARM.eggOrderForm);
  await expect(form).toHaveAttribute('loading', 'lazy');
  for (const part of [form, top, form]) {
    await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await page.evaluate(drawTwice);
  }
  await expect(form.contentFrame().getByRole('heading', { name: 'A form of another site' })).toBeVisible();
  await expect(page.getByText(SORRY)).toBeHidden();
  await eventually(() => asked).toBe(1);
});

test('the order form may lead on to another site, as a short link does', async ({ page, open }) => {
  const target = 'https://other.forms.test/eggs';
  const body = `<meta http-equiv="refresh" content="0; url=${target}">`;
  await page.route(isEggForm, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route(target, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Dozens</h1>' }));
  await open(PATHS.eggs);
  const form = page.getByTitle(EGGS.order.frameTitle);
  await form.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect(form.contentFrame().getByRole('heading', { name: 'Dozens' })).toBeVisible();
});

test('the order form loads after our page', async ({ page }) => {
  let asked = false;
  page.on('request', (request) => {
    asked ||= isEggForm(new URL(request.url()));
  });
  await page.route('**/assets/*.{svg,avif,webp,jpeg}', () => new Promise<void>(() => undefined));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(PATHS.eggs, { waitUntil: 'domcontentloaded' });
  const heading = page.getByRole('heading', { name: 'Order eggs' });
  await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await expect(heading).toBeInViewport();
  expect(asked).toBe(false);
  const { height } = (await page.locator('*:has(> iframe)').boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(FARM.eggFrameHeight);
  // Three seconds are the longest that the form waits for a stalled picture.
  await page.clock.runFor(3000);
  await eventually(() => asked).toBe(true);
});

for (const [what, fail] of Object.entries({
  refuses: (page: Page) => page.route(isEggForm, (route) => route.abort('connectionrefused')),
  hangs: hang,
})) {
  test(`a host of the form that ${what} leaves a message and two links`, async ({ page, open, expectConsole }) => {
    if (what === 'refuses') expectConsole(/ERR_CONNECTION_REFUSED/);
    await fail(page);
    await open(PATHS.eggs);
    const box = page.getByRole('alert');
    await expect(box).toContainText(SORRY);
    await expect(box).not.toBeInViewport();
    const link = box.getByRole('link', { name: OPEN });
    await expect(link).toHaveAttribute('href', FARM.eggOrderForm);
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(box.getByRole('link', { name: FARM.phone })).toHaveAttribute('href', PHONE_HREF);
    await expect(page.getByTitle(EGGS.order.frameTitle)).toHaveCount(0);
    await expectNoFinding(page);
  });
}

/** Never responds to the request for the form. Shortens a timeout of 15 seconds to a hundredth, and no other one ends. */
async function hang(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms === 15_000 ? 150 : 1e9);
  });
  await page.route(isEggForm, () => new Promise<void>(() => undefined));
}
