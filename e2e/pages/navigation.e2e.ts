import type { Page } from '@playwright/test';
import { FARM } from '../../web/src/content/farm.ts';
import { HOME } from '../../web/src/content/home.ts';
import { NOT_FOUND_HEAD, SECTIONS, SITE } from '../../web/src/content/site.ts';
import { NAVIGATION, type NavigationItem } from '../../web/src/frame/navigation.ts';
import { PATHS, routeOf } from '../../web/src/routes.ts';
import { ANOTHER_PAGE } from '../fixtures/another-page.ts';
import { expectNoFinding } from '../fixtures/axe.ts';
import { expectUncovered } from '../fixtures/controls.ts';
import {
  eventually,
  expect,
  expectInView,
  hold,
  open,
  SCRIPTS,
  scrollToMiddle,
  scrollTop,
  test,
  waitForHydration,
} from '../fixtures/pages.ts';

test('each navigation item opens its page or section in the app, with a history entry unless it is open', async ({
  page,
}) => {
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const bar = page.getByRole('navigation', { name: 'Main', exact: true, includeHidden: true });
  await open(page, ANOTHER_PAGE.path);
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  const before = await page.evaluate(() => history.length);
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('link', { name: ANOTHER_PAGE.name }).click();
  await expect(page).toHaveURL(ANOTHER_PAGE.path);
  expect(await page.evaluate(() => history.length)).toBe(before);
  for (const item of NAVIGATION) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: item.name, exact: true }).click();
    await expectShown(page, item);
    await expect(page.getByRole('heading', { level: 1 }), item.name).not.toHaveText(ANOTHER_PAGE.heading);
    await expect(bar.locator('[aria-current="page"]')).toHaveText(item.page ? item.name : 'Home');
    if (item === NAVIGATION.at(-1)) break;
    await foot.getByRole('link', { name: ANOTHER_PAGE.name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ANOTHER_PAGE.heading);
  }
  await foot.getByRole('link', { name: 'Oklahoma Advantage' }).click();
  await expect(page.locator(`#${SECTIONS.guardianProgram}`)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(NAVIGATION.at(-1)?.href ?? '');
  await expect(page.locator('[data-same-document]')).toBeAttached();
});

test('the skip link has the first focus, and leads to the content', async ({ page }) => {
  await open(page, PATHS.home);
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a navigation updates the head, focuses the heading and scrolls to the top', async ({ page }) => {
    await open(page, PATHS.home);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Family pups' });
    await scrollToMiddle(link);
    await link.click();
    const { title = '', description = '', canonical = '' } = routeOf(PATHS.familyPups) ?? {};
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new URL(canonical, FARM.website).href);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
    await expect(page.locator('head title')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await scrollTop(page)).toBe(0);
    const name = page.getByRole('banner').getByRole('link', { name: FARM.name });
    // On a phone, the action lies over the right part of the link.
    const shield = { position: { x: 20, y: 20 } };
    await name.click(shield);
    await expect(page.getByRole('heading', { name: HOME.hero.heading })).toBeInViewport();
    await scrollToMiddle(page.getByRole('heading', { name: HOME.contact.heading }));
    await name.click(shield);
    await eventually(() => scrollTop(page)).toBe(0);
  });

  test('Back, Forward and a reload keep the scroll position, and Back shows the previous page also before hydration', async ({
    page,
  }) => {
    const [home, another] = [HOME.hero.heading, ANOTHER_PAGE.heading];
    const isBackAt = async (name: string, top: number) => {
      await expect(page.getByRole('heading', { level: 1, name })).toBeAttached();
      // A text whose font arrives after the page may take a line less.
      await eventually(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThan(40);
    };
    await page.goto(PATHS.home);
    const link = page.getByRole('contentinfo').getByRole('link', { name: ANOTHER_PAGE.name });
    await scrollToMiddle(link);
    await waitForHydration(page);
    const onHome = await scrollTop(page);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: another })).toBeFocused();
    await scrollToMiddle(page.getByRole('contentinfo'));
    const onAnother = await scrollTop(page);
    expect(Math.min(onHome, onAnother)).toBeGreaterThan(0);
    await page.goBack();
    await isBackAt(home, onHome);
    await page.goForward();
    await isBackAt(another, onAnother);
    await page.reload();
    await waitForHydration(page);
    await isBackAt(another, onAnother);
    await page.goBack();
    await isBackAt(home, onHome);
    await page.goForward();
    await isBackAt(another, onAnother);
    await hold(page, SCRIPTS);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home);
  });
});

test('an unknown path shows the 404 page, whose link leads home', async ({ page, expectConsole }) => {
  expectConsole(/status of 404/);
  expectConsole(/Page not found: \/nope/);
  await open(page, '/nope');
  await expectNoFinding(page);
  await expectUncovered(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page).toHaveTitle(NOT_FOUND_HEAD.title);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"], meta[property="og:url"]')).toHaveCount(0);
  await expect(page).toHaveURL('/nope');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(PATHS.home);
  await expect(page.getByRole('heading', { name: HOME.hero.heading })).toBeFocused();
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('a path in other letters opens the home page, without a history entry', async ({ page, expectConsole }) => {
  // Hosting and the router compare paths exactly.
  const loose = ANOTHER_PAGE.path.toUpperCase();
  expectConsole(/status of 404/);
  expectConsole(new RegExp(`Not a listed path: ${loose}$`));
  await page.goto(ANOTHER_PAGE.path);
  await page.goto(loose);
  await expect(page).toHaveURL(PATHS.home);
  await expect(page.getByRole('heading', { name: HOME.hero.heading })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(ANOTHER_PAGE.path);
});

// The targets of the links, and that a new tab has no access to this one, are tested in links.built.test.ts.
test("a page is shared with the device's own menu, or else by mail, and the browser handles modifier keys and links to other sites", async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.share = async ({ url = '' } = {}) => document.body.setAttribute('data-shared', url);
  });
  await open(page, PATHS.familyPups);
  const share = page.getByRole('link', { name: SITE.share.short, exact: true });
  expect(await share.evaluate(isLeftToBrowser, 'no key')).toBe(false);
  const url = new URL(PATHS.familyPups, FARM.website).href;
  await expect(page.locator('body')).toHaveAttribute('data-shared', url);
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  expect(await share.evaluate(isLeftToBrowser, 'no key')).toBe(true);
  // What browsers reject with when the visitor closes the menu, and when they do not open it.
  for (const [error, mailed] of Object.entries({ AbortError: false, NotAllowedError: true })) {
    await page.evaluate((name) => {
      navigator.share = () => Promise.reject(new DOMException('', name));
    }, error);
    expect(await share.evaluate(isLeftToBrowser, 'no key'), error).toBe(mailed);
  }
  await expect(share).toHaveAttribute('href', new RegExp(`^mailto:\\?.*${encodeURIComponent(url)}$`));

  const form = page.getByRole('link', { name: '(opens in a new tab)' }).first();
  expect(await form.evaluate(isLeftToBrowser, 'no key')).toBe(true);
  const link = page.getByRole('contentinfo').getByRole('link', { name: ANOTHER_PAGE.name });
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    expect(await link.evaluate(isLeftToBrowser, key), key).toBe(true);
  await expect(page).toHaveURL(PATHS.familyPups);
  expect(await link.evaluate(isLeftToBrowser, 'no key')).toBe(false);
  await expect(page).toHaveURL(ANOTHER_PAGE.path);
});

/** Checks that the page or section of a navigation item is in view and has the focus, and that the menu is closed. */
async function expectShown(page: Page, item: NavigationItem): Promise<void> {
  const [, section] = item.href.split('#');
  await expect(page, item.name).toHaveURL(item.href);
  await expectInView(page.locator(section ? `[id="${section}"] :is(h1, h2)` : 'main h1').first());
  await expect(page.getByRole('navigation', { name: 'Menu' }), item.name).toBeHidden();
  // The focus comes after the scrolling, during which a click at the foot would miss.
  await expect(page.locator(section ? `[id="${section}"]` : 'main h1'), item.name).toBeFocused();
}

/**
 * Runs in the page. Clicks with a modifier key and prevents the navigation. True if the app did not prevent it. No test
 * waits for a new tab, because Playwright sometimes never reports one (github.com/PerpetualSoftware/pad/pull/1350).
 */
async function isLeftToBrowser(link: Element, key: string): Promise<boolean> {
  let isLeft = false;
  const stop = (event: Event) => {
    isLeft ||= !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stop);
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
  // The page may click again.
  await new Promise((resolve) => setTimeout(resolve));
  removeEventListener('click', stop);
  return isLeft;
}
