import type { Page } from '@playwright/test';
import { EGGS } from '../../web/src/content/eggs.ts';
import { FARM, PHONE_HREF } from '../../web/src/content/farm.ts';
import { PATHS } from '../../web/src/routes.ts';
import { EACH_WIDTH, eventually, expect, scrollToMiddle, test } from '../fixtures/pages.ts';

const { failed: SORRY, open: OPEN } = EGGS.order;

test(
  'the order form stands in a titled frame of 800 pixels that loads when it comes near',
  EACH_WIDTH,
  async ({ page, open }) => {
    await open(PATHS.eggs);
    const frame = page.getByTitle('Egg order form');
    await expect(frame).toHaveAttribute('src', FARM.eggOrderForm);
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await frame.scrollIntoViewIfNeeded();
    expect((await frame.boundingBox())?.height).toBe(800);
    await expect(frame.contentFrame().getByRole('heading', { name: 'A form of another site' })).toBeVisible();
    await expect(page.getByText(SORRY)).toBeHidden();
  },
);

test('the form of the other site waits until ours has loaded', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let asked = false;
  page.on('request', (request) => {
    asked ||= request.url() === FARM.eggOrderForm;
  });
  await page.route('**/assets/eggs-*.{svg,avif,webp,jpeg}', (route) => released.then(() => route.continue()));
  await page.goto(PATHS.eggs, { waitUntil: 'domcontentloaded' });
  const heading = page.getByRole('heading', { name: 'Order eggs' });
  await scrollToMiddle(heading);
  await expect(heading).toBeInViewport();
  expect(asked).toBe(false);
  release();
  await eventually(() => asked).toBe(true);
});

for (const [what, fail] of Object.entries({
  refuses: (page: Page) => page.route(FARM.eggOrderForm, (route) => route.abort('connectionrefused')),
  hangs: hang,
})) {
  test(`a host of the form that ${what} leaves a short box with the words and both ways on`, async ({
    page,
    open,
    expectConsole,
  }) => {
    if (what === 'refuses') expectConsole(/ERR_CONNECTION_REFUSED/);
    await fail(page);
    await open(PATHS.eggs);
    await page.getByRole('heading', { name: EGGS.order.heading }).scrollIntoViewIfNeeded();
    const box = page.getByRole('alert');
    await expect(box).toContainText(SORRY);
    await expect(box.getByRole('link', { name: OPEN })).toHaveAttribute('href', FARM.eggOrderForm);
    await expect(box.getByRole('link', { name: FARM.phone })).toHaveAttribute('href', PHONE_HREF);
    expect((await box.boundingBox())?.height).toBeLessThan(400);
    await expect(page.getByTitle(EGGS.order.frameTitle)).toHaveCount(0);
  });
}

/** With a clock that runs ahead where the page asks for seconds of patience. */
async function hang(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms / 100);
  });
  await page.route(FARM.eggOrderForm, () => new Promise<void>(() => undefined));
}
