import { CONSULTATION } from '../../web/src/content/consultation.ts';
import { FARM } from '../../web/src/content/farm.ts';
import { HOME } from '../../web/src/content/home.ts';
import { MILITARY_SECTION } from '../../web/src/content/site.ts';
import { TESTIMONIALS } from '../../web/src/content/testimonials.ts';
import { WORKING_PUPS } from '../../web/src/content/working-pups.ts';
import { NOT_FOUND_HEAD, PATHS, routeOf, SECTIONS } from '../../web/src/routes.ts';
import {
  ANOTHER_PAGE,
  EACH_WIDTH,
  eventually,
  expect,
  expectInView,
  isLeftToBrowser,
  navigationOf,
  scrollToMiddle,
  scrollTop,
  test,
  waitForHydration,
} from '../fixtures/pages.ts';

const ITEMS = [
  { name: 'Home', url: `${PATHS.home}#${SECTIONS.home}`, heading: HOME.hero.heading },
  {
    name: 'Military Families',
    url: `${PATHS.workingPups}#${MILITARY_SECTION}`,
    heading: WORKING_PUPS.military.heading,
  },
  { name: 'Oklahoma Advantage', url: `${PATHS.home}#guardian-program`, heading: HOME.program.heading },
  { name: 'Testimonials', url: PATHS.testimonials, heading: TESTIMONIALS.hero.heading },
  { name: 'Contact', url: PATHS.consultation, heading: CONSULTATION.heading },
];
/** Hosting and the guard compare paths exactly. */
const LOOSE = ANOTHER_PAGE.path.toUpperCase();
const SECTION_ITEMS = ITEMS.filter(({ url }) => url.startsWith(`${PATHS.home}#`));

test(
  'each navigation item opens its page or section by client-side navigation',
  EACH_WIDTH,
  async ({ page, open, isMobile }) => {
    const bar = page.getByRole('navigation', { name: 'Main', exact: true, includeHidden: true });
    await open(ANOTHER_PAGE.path);
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    for (const item of ITEMS) {
      const { name, url, heading } = item;
      await (await navigationOf(page, isMobile)).getByRole('link', { name, exact: true }).click();
      await expect(page, name).toHaveURL(url);
      await expectInView(page.getByRole('heading', { name: heading }));
      await expect(page.getByRole('navigation', { name: 'Menu' }), name).toBeHidden();
      await expect(bar.locator('[aria-current="page"]')).toHaveText(SECTION_ITEMS.includes(item) ? 'Home' : name);
      // The focus comes after the scrolling, during which a click at the foot would miss.
      const [, section] = url.split('#');
      await expect(page.locator(section ? `[id="${section}"]` : 'main h1'), name).toBeFocused();
      await page.getByRole('contentinfo').getByRole('link', { name: ANOTHER_PAGE.name }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(ANOTHER_PAGE.heading);
    }
    await expect(page.locator('[data-same-document]')).toBeAttached();
  },
);

test(
  'the skip link has the first focus, and the next focus after it is in the content',
  EACH_WIDTH,
  async ({ page, open }) => {
    await open(PATHS.home);
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  },
);

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'an item of the current page scrolls to its section and focuses it',
    EACH_WIDTH,
    async ({ page, open, isMobile }) => {
      await open(PATHS.home);
      for (const { name, url, heading } of SECTION_ITEMS.toReversed()) {
        await (await navigationOf(page, isMobile)).getByRole('link', { name, exact: true }).click();
        await expect(page, name).toHaveURL(url);
        await expectInView(page.getByRole('heading', { name: heading }));
        await expect(page.locator(`[id="${url.split('#')[1]}"]`)).toBeFocused();
        await expect(page.getByRole('navigation', { name: 'Menu' }), name).toBeHidden();
      }
    },
  );

  test("the farm's name in the header leads home, and on the home page to the top", async ({ page, open }) => {
    const name = page.getByRole('banner').getByRole('link', { name: FARM.name });
    await open(PATHS.testimonials);
    await name.click();
    await expect(page.getByRole('heading', { name: HOME.hero.heading })).toBeInViewport();
    await scrollToMiddle(page.getByRole('heading', { name: HOME.contact.heading }));
    await name.click();
    await eventually(() => scrollTop(page)).toBe(0);
  });

  test('a navigation updates the head, focuses the heading and scrolls to the top', async ({ page, open }) => {
    await open(PATHS.home);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Family pups' });
    await scrollToMiddle(link);
    await link.click();
    const { title = '', description = '', canonical = '' } = routeOf(PATHS.familyPups) ?? {};
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new URL(canonical, FARM.website).href);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
    await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
    await expect(page.locator('head title')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await scrollTop(page)).toBe(0);
  });

  test('back and forward restore the scroll position', async ({ page, open }) => {
    await open(PATHS.home);
    await scrollToMiddle(page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' }));
    const onHome = await scrollTop(page);
    expect(onHome).toBeGreaterThan(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' }).click();
    await expect(page.getByRole('heading', { level: 1, name: TESTIMONIALS.hero.heading })).toBeFocused();
    await scrollToMiddle(page.getByRole('contentinfo'));
    const onStories = await scrollTop(page);
    expect(onStories).toBeGreaterThan(0);

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: HOME.hero.heading })).toBeAttached();
    await eventually(() => scrollTop(page)).toBe(onHome);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: TESTIMONIALS.hero.heading })).toBeAttached();
    await eventually(() => scrollTop(page)).toBe(onStories);
  });

  test('a reload keeps the scroll position', async ({ page, open }) => {
    await open(PATHS.home);
    const heading = page.getByRole('heading', { name: HOME.faq.heading });
    await scrollToMiddle(heading);
    await page.reload();
    await waitForHydration(page);
    await expect(heading).toBeInViewport();
  });
});

test('an unknown path shows the 404 page with a console message, and its link leads to the home page without noindex', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  expectConsole(/Page not found: \/nope/);
  const served = page.waitForResponse('/nope');
  await open('/nope');
  expect((await served).status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page).toHaveTitle(NOT_FOUND_HEAD.title);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page).toHaveURL('/nope');
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(PATHS.home);
  await expect(page.getByRole('heading', { name: HOME.hero.heading })).toBeFocused();
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('the guard redirects a loosely matching path to the home page with a warning and without a history entry', async ({
  page,
  open,
  expectConsole,
}) => {
  await open(PATHS.testimonials);
  for (const loose of [LOOSE, `${ANOTHER_PAGE.path}//`]) {
    expectConsole(new RegExp(`Not a listed path: ${loose}$`));
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, loose);
    await expect(page, loose).toHaveURL(PATHS.home);
    await expect(page.getByRole('heading', { name: HOME.hero.heading }), loose).toBeVisible();
    await page.goBack();
    await expect(page, loose).toHaveURL(PATHS.testimonials);
  }
});

test('the guard also works on the first page of a visit', async ({ page, expectConsole }) => {
  expectConsole(/status of 404/);
  expectConsole(new RegExp(`Not a listed path: ${LOOSE}`));
  await page.goto(LOOSE);
  await expect(page).toHaveURL(PATHS.home);
  await expect(page.getByRole('heading', { name: HOME.hero.heading })).toBeVisible();
});

test('hovering over a link downloads the script of its page', async ({ page, open }) => {
  await open(PATHS.testimonials);
  const download = page.waitForRequest('**/assets/home-page-*.js');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: ITEMS[0]?.name ?? '', exact: true })
    .hover();
  await download;
  await expect(page).toHaveURL(PATHS.testimonials);
});

test('the app leaves a click with Ctrl, Cmd, Shift or Alt to the browser', async ({ page, open }) => {
  await open(PATHS.home);
  const link = page.getByRole('contentinfo').getByRole('link', { name: ANOTHER_PAGE.name });
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    expect(await link.evaluate(isLeftToBrowser, key), key).toBe(true);
    await expect(page, key).toHaveURL(PATHS.home);
  }
  expect(await link.evaluate(isLeftToBrowser, 'no key')).toBe(false);
  await expect(page).toHaveURL(ANOTHER_PAGE.path);
});
