import { RECEIVED_PATH } from '../../functions/src/contract/call.ts';
import { ROUTES } from '../../web/src/routes.ts';
import { expect, open, test } from '../fixtures/pages.ts';

const PATHS = [...ROUTES.map(({ path }) => path), RECEIVED_PATH];
const NARROWEST = { width: 320, height: 640 };

for (const { path } of ROUTES)
  test(`${path} hydrates without a message in the console`, async ({ page }) => {
    await open(page, path);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: NARROWEST });

  test('all is shown, nothing scrolls sideways, and links, files and fragments lead to one thing', async ({
    page,
    request,
  }) => {
    const pages = [];
    for (const path of PATHS) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      const read = await page.evaluate(readPage);
      expect([path, read.scrollWidth, read.missing]).toEqual([path, NARROWEST.width, []]);
      expect(read.ids.filter((id, index) => id !== id.normalize() || read.ids.indexOf(id) < index)).toEqual([]);
      pages.push({ path, ...read });
    }
    const urls = pages.flatMap(({ path, addresses }) =>
      addresses.map((address) => new URL(address, `http://x${path}`)),
    );
    for (const file of new Set(urls.map(({ pathname }) => pathname)))
      expect([file, (await request.get(file, { maxRedirects: 0 })).status()]).toEqual([file, 200]);
    const links = urls.filter(({ hash }) => hash);
    expect(links.length).toBeGreaterThan(PATHS.length);
    for (const { pathname, hash } of links)
      expect(pages.find(({ path }) => path === pathname)?.focusable, hash).toContain(decodeURIComponent(hash.slice(1)));
  });
});

/** Runs in the page. The addresses are those of this site. `missing` are hidden texts, and pictures that did not load. */
function readPage() {
  const elements = [...document.querySelectorAll('[href], [src], [srcset]')];
  const named = elements.flatMap((element) => [
    element.getAttribute('href'),
    element.getAttribute('src'),
    ...(element.getAttribute('srcset') ?? '').split(',').map((entry) => entry.trim().split(' ')[0]),
  ]);
  const urls = named.flatMap((address) => (address ? new URL(address, location.href) : []));
  // A line about each pup waits until its address is opened, and one about the night for the night.
  const texts = [...document.querySelectorAll('main :is(h2, h3, p, dd):not(details *, form *, .asked *, .night)')];
  const missing = [
    ...texts.filter((text) => !text.checkVisibility({ opacityProperty: true, visibilityProperty: true })),
    ...Array.from(document.images).filter(({ naturalWidth }) => naturalWidth === 0),
  ];
  const idsOf = (selector: string) => Array.from(document.querySelectorAll(selector), ({ id }) => id);
  return {
    addresses: urls.filter(({ origin }) => origin === location.origin).map(({ pathname, hash }) => pathname + hash),
    ids: idsOf('[id]'),
    focusable: idsOf('[id]:is([tabindex="-1"], input, select, textarea)'),
    scrollWidth: document.documentElement.scrollWidth,
    missing: missing.map(({ outerHTML }) => outerHTML.slice(0, 80)),
  };
}
