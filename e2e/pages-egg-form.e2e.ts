import { FARM, PHONE_HREF } from '../web/src/content/farm.ts';
import { PATHS } from '../web/src/routes.ts';
import { expect, scrollToMiddle, test } from './pages.ts';

const SORRY = 'The order form cannot be loaded at the moment. Please open it in a new tab or call us.';

test('the order form stands in a titled frame of 800 pixels that loads when it comes near', async ({ page, open }) => {
  await open(PATHS.eggs);
  const frame = page.getByTitle('Egg order form');
  await expect(frame).toHaveAttribute('src', FARM.eggOrderForm);
  await expect(frame).toHaveAttribute('loading', 'lazy');
  await frame.scrollIntoViewIfNeeded();
  expect((await frame.boundingBox())?.height).toBe(800);
  await expect(frame.contentFrame().getByRole('heading', { name: 'A form of another site' })).toBeVisible();
  await expect(page.getByText(SORRY)).toBeHidden();
});

test('the form of the other site waits until ours has loaded', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let asked = false;
  page.on('request', (request) => {
    asked ||= request.url() === FARM.eggOrderForm;
  });
  await page.route('**/assets/eggs-*.svg', (route) => released.then(() => route.continue()));
  await page.goto(PATHS.eggs, { waitUntil: 'domcontentloaded' });
  const heading = page.getByRole('heading', { name: 'Order eggs' });
  await scrollToMiddle(heading);
  await expect(heading).toBeInViewport();
  expect(asked).toBe(false);
  release();
  await expect.poll(() => asked).toBe(true);
});

test('the same form and the phone are linked above the frame', async ({ page }) => {
  await page.goto(PATHS.eggs);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Open the order form in a new tab' })).toHaveAttribute(
    'href',
    FARM.eggOrderForm,
  );
  await expect(main.getByRole('link', { name: FARM.phone })).toHaveAttribute('href', PHONE_HREF);
});

test("a page without the form's host says so, and keeps the other ways", async ({ page, open, expectConsole }) => {
  expectConsole(/ERR_CONNECTION_REFUSED/);
  await page.route(FARM.eggOrderForm, (route) => route.abort('connectionrefused'));
  await open(PATHS.eggs);
  await page.getByRole('heading', { name: 'Order eggs' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert')).toHaveText(SORRY);
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(page.getByTitle('Egg order form')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open the order form in a new tab' })).toBeVisible();
});
