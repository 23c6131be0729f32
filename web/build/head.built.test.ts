import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { RECEIVED_PATH } from 'functions/contract/call.ts';
import { PALETTE } from 'functions/contract/palette.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { FARM } from '../src/content/farm.ts';
import { NOT_FOUND_HEAD, SHARE_SIZE } from '../src/content/site.ts';
import { PATHS, ROUTES } from '../src/routes.ts';
import { all, DIST, fileFor, PAGES, pageAt, textOf } from './built-pages.ts';

const ONCE = [
  'h1',
  // A navigation focuses the heading.
  'main h1[tabindex="-1"]',
  'meta[name="description"]',
  'link[rel="canonical"]',
  'meta[name="viewport"]',
  'meta[name="theme-color"]',
  'link[rel="icon"][href="/favicon.svg"]',
  'link[rel="apple-touch-icon"][href="/apple-touch-icon.png"]',
  'link[rel="manifest"][href="/site.webmanifest"]',
];
const SOCIAL = ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt', 'og:type', 'og:site_name'];
const HTML_FILES = globSync(`${DIST}/*.html`);
/** Pages that show the picture of their preview, whichever stories the farm has. */
const SHOWS_ITS_PICTURE = new Set<string>([PATHS.home, PATHS.workingPups, PATHS.familyPups, PATHS.eggs]);
const CANONICAL = [...new Set(ROUTES.map(({ canonical }) => canonical))].toSorted();

test.each(ROUTES)(
  '$path has each required tag once, and the title, description and canonical URL of its route',
  ({ path, title, description, canonical }) => {
    const page = pageAt(path);
    const address = new URL(canonical, FARM.website).href;
    for (const selector of [...ONCE, ...SOCIAL.map(property)]) {
      expect(page.querySelectorAll(selector), selector).toHaveLength(1);
    }
    expect(page.documentElement.lang).toBe('en');
    expect(page.title).toBe(title);
    expect(content(page, 'meta[name="description"]')).toBe(description);
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(address);
    expect(SOCIAL.slice(0, 3).map((name) => content(page, property(name)))).toEqual([title, description, address]);
    expect(SOCIAL.slice(-2).map((name) => content(page, property(name)))).toEqual(['website', FARM.name]);
    expect(page.querySelector('meta[name="robots"]')).toBeNull();
    expect(content(page, 'meta[name="theme-color"]')).toBe(PALETTE.cream);
  },
);

// A policy in the page holds only for what comes after it. A browser looks for the character set in the first 1024 bytes,
// and the hosts of App Check add 300 bytes to the policy.
test.each(HTML_FILES)('in %s the policy comes first, and the character set soon enough', (file) => {
  const html = readFileSync(file, 'utf8');
  expect(html).toMatch(/^<!doctype html>\s*<html lang="en">\s*<head><meta http-equiv="Content-Security-Policy"/);
  expect(html.slice(0, 1024 - 300)).toContain('<meta charset="utf-8"');
});

// Services keep a picture under its address for good.
test('each page has its own share picture in the required size, and the address has the hash of its content', async () => {
  const pictures = new Map<string, string>();
  for (const { path, title, canonical } of ROUTES) {
    const page = pageAt(path);
    const image = new URL(content(page, property('og:image')));
    expect(image.origin).toBe(FARM.website);
    expect(content(page, property('og:image:alt'))).toContain(title);
    const alts = [...page.querySelectorAll('main img:not([alt=""])')].map((shown) => shown.getAttribute('alt'));
    if (SHOWS_ITS_PICTURE.has(path))
      expect(alts.map((alt) => `${title}. ${alt}`)).toContain(content(page, property('og:image:alt')));
    expect(content(page, property('og:image:width'))).toBe(`${SHARE_SIZE.width}`);
    expect(content(page, property('og:image:height'))).toBe(`${SHARE_SIZE.height}`);
    expect(content(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');
    const file = readFileSync(fileFor(image.pathname));
    expect(image.pathname).toContain(createHash('sha256').update(file).digest('hex').slice(0, 8));
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }, path).toEqual({ format: 'png', ...SHARE_SIZE });
    pictures.set(image.pathname, canonical);
  }
  expect([...pictures.values()].toSorted()).toEqual(CANONICAL);
});

test('the 404 page loads its picture at once, is not indexed and has no address of its own', () => {
  const page = pageAt('/404');
  expect(page.title).toBe(NOT_FOUND_HEAD.title);
  expect(page.querySelectorAll('h1')).toHaveLength(1);
  expect(page.querySelectorAll('main img[fetchpriority="high"]')).toHaveLength(1);
  expect(content(page, 'meta[name="robots"]')).toBe('noindex');
  expect(page.querySelector('link[rel="canonical"], meta[property="og:url"], meta[property="og:image"]')).toBeNull();
});

test('pages have no style attributes, event handlers or inline scripts but the start line and structured data, and the one after a form without script loads none', () => {
  for (const { path, page } of PAGES) {
    expect(page.querySelectorAll('[style]'), path).toHaveLength(0);
    expect(page.querySelectorAll('script[data-entry]'), path).toHaveLength(1);
    const others = page.querySelectorAll('script:not([src], [data-entry], [type="application/ld+json"])');
    expect(others, path).toHaveLength(0);
    const attributes = all(page, '*').flatMap((element) => element.getAttributeNames());
    expect(attributes.join(), path).not.toMatch(/(^|,)on/);
  }
  expect(pageAt(RECEIVED_PATH).querySelector('script[src], script[data-entry]')).toBeNull();
});

test('the sitemap lists each canonical address once, and robots.txt allows all pages and names the sitemap', () => {
  const sitemap = new DOMParser().parseFromString(readFileSync(`${DIST}/sitemap.xml`, 'utf8'), 'text/xml');
  const listed = all(sitemap, 'loc').map(textOf);
  // Search engines refuse any other namespace.
  expect(sitemap.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(listed.toSorted()).toEqual(CANONICAL.map((path) => new URL(path, FARM.website).href).toSorted());
  const sitemapLine = `Sitemap: ${FARM.website}/sitemap.xml`;
  expect(readFileSync(`${DIST}/robots.txt`, 'utf8')).toBe(`User-agent: *\nAllow: /\n\n${sitemapLine}\n`);
});

test('structured data names the farm, the phone number in its international form, the prices and the breadcrumb, and no ratings', () => {
  for (const { path, page } of PAGES) {
    for (const script of page.querySelectorAll(DATA)) {
      expect(JSON.parse(textOf(script))['@context'], path).toBe('https://schema.org');
      expect(textOf(script), path).not.toMatch(/review|rating/i);
    }
  }
  const telephone = expect.stringMatching(/^\+1\d{10}$/);
  const [farm] = all(pageAt(PATHS.home), DATA).map((script) => JSON.parse(textOf(script)));
  // Search engines require an address.
  const address = { '@type': 'PostalAddress', addressRegion: 'OK', addressCountry: 'US' };
  const image = content(pageAt(PATHS.home), property('og:image'));
  expect(farm).toMatchObject({ '@type': 'LocalBusiness', name: FARM.name, image, telephone, address });
  const prices = farm.makesOffer.map(({ priceSpecification: { minPrice, maxPrice } }: Offer) => [minPrice, maxPrice]);
  expect(prices).toEqual(FARM.tiers.map(({ low, high }) => [low, high]));
  const [breadcrumb] = all(pageAt(PATHS.consultation), DATA).map((script) => JSON.parse(textOf(script)));
  expect(breadcrumb.itemListElement).toMatchObject([{ position: 1 }, { position: 2 }]);
});

test('the web manifest names the farm, and its icons and that for iPhones have the sizes that browsers require', async () => {
  const manifest = JSON.parse(readFileSync(`${DIST}/site.webmanifest`, 'utf8'));
  expect(manifest).toMatchObject({ name: FARM.name, short_name: FARM.name, start_url: PATHS.home, display: 'browser' });
  expect(manifest).toMatchObject({ theme_color: PALETTE.cream, background_color: PALETTE.cream });
  const sizes = [];
  for (const { src, sizes: declared, type } of manifest.icons) {
    const { format, width, height } = await sharp(readFileSync(fileFor(src))).metadata();
    expect([declared, type], src).toEqual([`${width}x${height}`, `image/${format}`]);
    sizes.push(width);
  }
  expect(sizes).toEqual([192, 512]);
  const icon = await sharp(readFileSync(fileFor('/apple-touch-icon.png'))).metadata();
  expect([icon.width, icon.height]).toEqual([180, 180]);
});

test('favicon.ico holds a picture of 32 pixels, where its header says', async () => {
  const file = readFileSync(fileFor('/favicon.ico'));
  const [length, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  const { format, width, height } = await sharp(file.subarray(offset, offset + length)).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 32, height: 32 });
});

interface Offer {
  readonly priceSpecification: { readonly minPrice: number; readonly maxPrice: number };
}

const DATA = 'script[type="application/ld+json"]';

function property(name: string): string {
  return `meta[property="${name}"]`;
}

function content(page: Document, selector: string): string {
  return page.querySelector(selector)?.getAttribute('content') ?? '';
}
