import type { Page } from '@playwright/test';
import { FARM } from '../../web/src/content/farm.ts';
import { NOT_FOUND_HEAD, PATHS, ROUTES, routeOf, SHARE_SIZE } from '../../web/src/routes.ts';
import { expect, test } from '../fixtures/pages.ts';

// What Hosting serves, as a search engine reads it that runs no script.
test.use({ javaScriptEnabled: false });

const ONCE = ['title', 'h1', 'main', 'meta[name="description"]', 'link[rel="canonical"]', 'meta[name="viewport"]'];
const SOCIAL = ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt', 'og:type', 'og:site_name'];

for (const { path, title, description, canonical } of ROUTES) {
  test(`the served head of ${path} is its own and complete`, async ({ page }) => {
    await page.goto(path);
    const address = new URL(canonical, FARM.origin).href;
    for (const selector of ONCE) await expect(page.locator(selector), selector).toHaveCount(1);
    for (const property of SOCIAL) await expect(meta(page, property), property).toHaveCount(1);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address);
    await expect(meta(page, 'og:title')).toHaveAttribute('content', title);
    await expect(meta(page, 'og:description')).toHaveAttribute('content', description);
    await expect(meta(page, 'og:url')).toHaveAttribute('content', address);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
}

test('a shared link shows a picture of its own page, large enough for every network', async ({ page, request }) => {
  const pictures = new Map<string, string>();
  for (const { path, title, canonical } of ROUTES) {
    await page.goto(path);
    const image = new URL((await meta(page, 'og:image').getAttribute('content')) ?? '');
    expect(image.origin).toBe(FARM.origin);
    expect(await meta(page, 'og:image:alt').getAttribute('content')).toContain(title);
    const png = await (await request.get(image.pathname)).body();
    expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(SHARE_SIZE);
    pictures.set(image.pathname, canonical);
  }
  expect([...pictures.values()].toSorted()).toEqual([...new Set(ROUTES.map(({ canonical }) => canonical))].toSorted());
});

test('nothing in a page but the line that starts it asks the security policy for an exception', async ({ page }) => {
  for (const path of Object.values(PATHS)) {
    await page.goto(path);
    await expect(page.locator('[style]'), path).toHaveCount(0);
    await expect(page.locator('script:not([src], [data-entry], [type="application/ld+json"])'), path).toHaveCount(0);
    expect([path, await page.evaluate(inlineHandlers)]).toEqual([path, []]);
  }
});

test('the served 404 page is not indexed and has no address of its own', async ({ page, expectConsole }) => {
  expectConsole(/status of 404/);
  await page.goto('/nope');
  await expect(page).toHaveTitle(NOT_FOUND_HEAD.title);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"], meta[property="og:url"], meta[property="og:image"]')).toHaveCount(
    0,
  );
});

test('headings skip no level', async ({ page }) => {
  for (const path of Object.values(PATHS)) {
    await page.goto(path);
    const levels = await page
      .locator('h1, h2, h3, h4')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
    const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect([path, skips]).toEqual([path, []]);
  }
});

test('what every page refers to is there: links, fragments, pictures, icons, scripts', async ({ page, request }) => {
  const targets = new Map<string, string>();
  for (const path of Object.values(PATHS)) {
    await page.goto(path);
    for (const target of await page.evaluate(ownReferences)) targets.set(target, path);
  }
  expect(targets.size).toBeGreaterThan(ROUTES.length);
  for (const [target, from] of targets) {
    const answer = await request.get(target, { maxRedirects: 0 });
    expect([from, target, answer.status()]).toEqual([from, target, 200]);
  }
});

test('every fragment that a page links to is the id of something on the page it names', async ({ page }) => {
  const links = new Set<string>();
  for (const path of Object.values(PATHS)) {
    await page.goto(path);
    const fragments = page.locator('a[href*="#"]');
    for (const href of await fragments.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href)))
      links.add(href);
  }
  for (const href of links) {
    const { pathname, hash } = new URL(href);
    await page.goto(pathname);
    await expect(page.locator(`[id="${hash.slice(1)}"]`), href).toHaveCount(1);
  }
});

test('every page is linked from the home page or the frame around it', async ({ page }) => {
  await page.goto(PATHS.home);
  const hrefs = await page
    .locator('a')
    .evaluateAll((all) => all.map((a) => new URL((a as HTMLAnchorElement).href).pathname));
  const canonical = new Set(ROUTES.map((route) => route.canonical));
  expect([...canonical].filter((path) => !hrefs.includes(path))).toEqual([]);
});

test('the sitemap lists each canonical address once, and robots.txt names the sitemap', async ({ request }) => {
  const listed = [...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc]) => loc,
  );
  const expected = [...new Set(ROUTES.map(({ canonical }) => new URL(canonical, FARM.origin).href))];
  expect(listed.sort()).toEqual(expected.sort());
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${FARM.origin}/sitemap.xml`);
});

test('structured data says what the page shows, and rates nothing', async ({ page }) => {
  for (const path of Object.values(PATHS)) {
    await page.goto(path);
    for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) {
      expect(JSON.parse(data)['@context']).toBe('https://schema.org');
      expect(data).not.toMatch(/review|rating/i);
    }
  }
  await page.goto(PATHS.home);
  const business = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(business).toMatchObject({ '@type': 'LocalBusiness', name: FARM.name, email: FARM.email });
  expect(business.areaServed.length).toBeGreaterThan(0);
  expect(business.telephone.replace(/\D/g, '')).toBe(`1${FARM.phone.replace(/\D/g, '')}`);
});

test.describe('with script', () => {
  test.use({ javaScriptEnabled: true });

  test('a change of page changes the whole head, and leaves one of each', async ({ page, open }) => {
    await open(PATHS.home);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Eggs' }).click();
    const { title = '', description = '', canonical = '' } = routeOf(PATHS.eggs) ?? {};
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new URL(canonical, FARM.origin).href);
    await expect(meta(page, 'og:title')).toHaveAttribute('content', title);
    await expect(meta(page, 'og:image')).toHaveCount(1);
    await expect(page.locator('head title')).toHaveCount(1);
  });

  test('going from the 404 page to a listed one makes it indexable', async ({ page, open, expectConsole }) => {
    expectConsole(/status of 404/);
    expectConsole(/Page not found/);
    await open('/nope');
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL(PATHS.home);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });
});

function meta(page: Page, property: string) {
  return page.locator(`meta[property="${property}"]`);
}

function inlineHandlers(): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    element.getAttributeNames().filter((name) => name.startsWith('on')),
  );
}

/** Addresses on this site, without fragments. */
function ownReferences(): string[] {
  const named = [...document.querySelectorAll('[href], [src], source[srcset]')].flatMap((element) => {
    const srcSet =
      element
        .getAttribute('srcset')
        ?.split(',')
        .map((entry) => entry.trim().split(' ')[0] ?? '') ?? [];
    return [element.getAttribute('href') ?? '', element.getAttribute('src') ?? '', ...srcSet];
  });
  const urls = named.filter(Boolean).map((address) => new URL(address, location.href));
  return [...new Set(urls.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname))];
}
