import { EGGS } from '../../web/src/content/eggs.ts';
import { FARM } from '../../web/src/content/farm.ts';
import { PATHS } from '../../web/src/routes.ts';
import { unhydratedParts } from '../fixtures/hydration.ts';
import { drawTwice, eventually, expect, hold, open, test, waitForHydration } from '../fixtures/pages.ts';

const FORM_PAGE = '<!doctype html><html lang="en"><title>Form</title><h1>A form of another site</h1>';

/** Compares origins only, because the URL of a request has no fragment and the URL of the form may have one. */
const isEggForm = ({ origin }: URL) => origin === new URL(FARM.eggOrderForm).origin;

test.beforeEach(async ({ page }) => {
  // Other sites do not allow our page to read their forms. Without this header, Playwright would allow it.
  const headers = { 'access-control-allow-origin': 'null' };
  await page.route(isEggForm, (route) => route.fulfill({ contentType: 'text/html', headers, body: FORM_PAGE }));
});

// links.built.test.ts tests the address of the frame. The accepted pictures and trees hold its size, and the link below it.
test('the order form is loaded once, when it is near the screen, and opens windows and the payment sheet', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => isEggForm(new URL(request.url())) && asked.push(request.url()));
  await page.setViewportSize({ width: 844, height: 200 });
  await open(page, PATHS.eggs);
  const [form, top] = [page.getByTitle(EGGS.order.frameTitle), page.getByRole('heading', { level: 1 })];
  await expect(form).toHaveAttribute('loading', 'lazy');
  for (const part of [form, top, form]) {
    await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await page.evaluate(drawTwice);
  }
  await expect(form.contentFrame().getByRole('heading', { name: 'A form of another site' })).toBeVisible();
  expect(asked).toHaveLength(1);
  await expectToOpenWindows();
  // The headers of the first page also count in a page of the app.
  await open(page, PATHS.home);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Eggs' }).click();
  await form.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expectToOpenWindows();

  async function expectToOpenWindows() {
    const opensWindow = await form
      .contentFrame()
      .getByRole('heading')
      .evaluate(() => {
        const total = { label: 'Eggs', amount: { currency: 'USD', value: '6' } };
        new PaymentRequest([{ supportedMethods: 'https://pay.test/' }], { total });
        return window.open() !== null;
      });
    expect(opensWindow).toBe(true);
  }
});

test('the order form may lead on to another site, whose pages come into view from their top', async ({ page }) => {
  const target = 'https://other.forms.test/eggs';
  const pages = [
    [isEggForm, `<meta http-equiv="refresh" content="0; url=${target}">`],
    [target, '<a href="/thanks" style="position: absolute; top: 700px">Send</a>'],
    ['https://other.forms.test/thanks', '<h1>Thank you</h1><a href="/thanks">Again</a>'],
  ] as const;
  for (const [url, body] of pages) await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(PATHS.eggs);
  const form = page.getByTitle(EGGS.order.frameTitle);
  // The visitor touches and presses nothing before.
  await eventually(() => page.evaluate(unhydratedParts)).toEqual([]);
  await form.contentFrame().getByRole('link').click();
  await expect(form.contentFrame().getByRole('heading')).toBeVisible();
  await expect(page.getByText(EGGS.order.loading)).toBeHidden();
  await eventually(async () => (await form.boundingBox())?.y).toBeGreaterThanOrEqual(64);
  await expect(form).toBeInViewport();
  // If the top is in view, the page stays where it is.
  const loaded = await form.evaluateHandle((frame) => {
    scrollBy({ top: frame.getBoundingClientRect().top - 300, behavior: 'instant' });
    return { once: new Promise((resolve) => frame.addEventListener('load', resolve, { once: true })) };
  });
  await form.contentFrame().getByRole('link').click();
  await loaded.evaluate(({ once }) => once.then(() => undefined));
  expect((await form.boundingBox())?.y).toBeCloseTo(300, -1);
});

test('the order form loads after our page, and its first page leaves the visitor where they are', async ({ page }) => {
  let asked = false;
  page.on('request', (request) => {
    asked ||= isEggForm(new URL(request.url()));
  });
  const release = await hold(page, isEggForm, (route) => route.fallback());
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
  await page.clock.resume();
  await waitForHydration(page);
  const form = page.getByTitle(EGGS.order.frameTitle);
  await form.evaluate((frame) => scrollBy({ top: frame.getBoundingClientRect().top + 300, behavior: 'instant' }));
  await expect(page.getByText(EGGS.order.loading)).toBeVisible();
  release();
  await expect(form.contentFrame().getByRole('heading')).toBeVisible();
  await page.evaluate(drawTwice);
  expect((await form.boundingBox())?.y).toBeCloseTo(-300, -1);
});
