import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { RECEIVED_PATH } from 'functions/contract/call.ts';
import { PALETTE } from 'functions/contract/palette.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { FARM } from '../src/content/farm.ts';
import { SHARE_SIZE } from '../src/content/site.ts';
import { PATHS, ROUTES } from '../src/routes.ts';
import { PICTURES } from '../src/ui/pictures.generated.ts';
import { all, DIST, fileFor, pageAt, textOf } from './built-pages.ts';

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
  for (const { path, picture, canonical } of ROUTES) {
    const page = pageAt(path);
    const image = new URL(content(page, property('og:image')));
    expect(image.origin).toBe(FARM.website);
    expect(content(page, property('og:image:alt'))).toBe(PICTURES[picture]?.alt);
    expect(content(page, property('og:image:width'))).toBe(`${SHARE_SIZE.width}`);
    expect(content(page, property('og:image:height'))).toBe(`${SHARE_SIZE.height}`);
    expect(content(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');
    const file = readFileSync(fileFor(image.pathname));
    expect(image.pathname).toContain(createHash('sha256').update(file).digest('hex').slice(0, 8));
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }, path).toEqual({ format: 'jpeg', ...SHARE_SIZE });
    pictures.set(image.pathname, canonical);
  }
  expect([...pictures.values()].toSorted()).toEqual(CANONICAL);
});

test('the page after a form without script loads no script, and search engines do not list it', () => {
  const page = pageAt(RECEIVED_PATH);
  expect(page.querySelector('script')).toBeNull();
  expect(content(page, 'meta[name="robots"]')).toBe('noindex');
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

test('structured data names the farm, the phone number in its international form, and the prices', () => {
  const telephone = expect.stringMatching(/^\+1\d{10}$/);
  const texts = all(pageAt(PATHS.home), 'script[type="application/ld+json"]').map(textOf);
  // The families on the page have not rated the farm.
  expect(texts.join()).not.toMatch(/review|rating/i);
  const [farm] = texts.map((text) => JSON.parse(text));
  // Search engines require an address.
  const address = { '@type': 'PostalAddress', addressRegion: 'OK', addressCountry: 'US' };
  const image = content(pageAt(PATHS.home), property('og:image'));
  const makesOffer = FARM.tiers.map(({ low, high }) => ({ priceSpecification: { minPrice: low, maxPrice: high } }));
  expect(farm).toMatchObject({ '@type': 'LocalBusiness', name: FARM.name, image, telephone, address, makesOffer });
});

test('the web manifest names the farm, and each icon exists', () => {
  const manifest = JSON.parse(readFileSync(`${DIST}/site.webmanifest`, 'utf8'));
  expect(manifest).toMatchObject({ name: FARM.name, short_name: FARM.name, start_url: PATHS.home, display: 'browser' });
  for (const { src } of manifest.icons) expect(existsSync(fileFor(src)), src).toBe(true);
});

function property(name: string): string {
  return `meta[property="${name}"]`;
}

function content(page: Document, selector: string): string {
  return page.querySelector(selector)?.getAttribute('content') ?? '';
}
