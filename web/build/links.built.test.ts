import { existsSync, readFileSync } from 'node:fs';
import { SITE_FILES } from 'functions/contract/call.ts';
import { expect, test } from 'vitest';
import { EMAIL_HREF, PHONE_HREF } from '../src/content/farm.ts';
import { SITE } from '../src/content/site.ts';
import { PATHS, ROUTES } from '../src/routes.ts';
import { all, fileFor, PAGES, pageAt, textOf } from './built-pages.ts';
import { SPECULATION_RULES_PATH } from './speculation-rules.ts';

// The accepted accessibility trees hold the texts of all links, and where they lead.
test('a link that opens a new tab says so, and gives the new page no access to this one', () => {
  const opening = PAGES.flatMap(({ page }) => [...page.querySelectorAll('a[target]')]);
  expect(opening.length).toBeGreaterThan(0);
  expect(opening.map(textOf).filter((words) => !words.includes('in a new tab'))).toEqual([]);
  for (const link of opening) expect(link.getAttribute('rel')?.split(' ')).toContain('noopener');
});

test('every phone link and every email link leads to the farm', () => {
  for (const { path, page } of PAGES) {
    const links = all(page, 'a[href^="tel:"], a[href^="mailto:"]:not([href^="mailto:?"])');
    const hrefs = links.map((link) => link.getAttribute('href')?.split('?')[0]);
    expect(new Set(hrefs), path).toEqual(new Set([PHONE_HREF, EMAIL_HREF]));
  }
});

test('the logo and the fonts of the pages of functions exist', () => {
  expect(Object.values(SITE_FILES).filter((path) => !existsSync(fileFor(path)))).toEqual([]);
});

test('every page but the consultation page has one link to the consultation in its hero, and one in its last section with links', () => {
  const ways = `a[href="${PATHS.consultation}"]`;
  for (const path of [PATHS.home, PATHS.workingPups, PATHS.familyPups, PATHS.eggs, PATHS.testimonials]) {
    const sections = all(pageAt(path), 'main > section').filter((section) => section.querySelector('a'));
    expect(sections[0]?.querySelectorAll(ways), path).toHaveLength(1);
    expect(sections.at(-1)?.querySelector(ways), path).not.toBeNull();
  }
});

test('the header, the menu and the footer mark at most one item, and the consultation at both of its paths', () => {
  for (const { path, canonical } of ROUTES)
    for (const part of all(pageAt(path), 'header nav, footer')) {
      const marked = [...part.querySelectorAll('[aria-current="page"]')].map(
        (link) => link.getAttribute('href')?.split('#')[0],
      );
      expect([[], [canonical]], path).toContainEqual(marked);
    }
  expect(all(pageAt(PATHS.consultationAlias), 'header [aria-current="page"]')).not.toEqual([]);
});

test('in a browser without popovers, the menu button leads to the links in the footer', () => {
  const [fallback] = all(pageAt(PATHS.home), `header a[aria-label="${SITE.menu}"]`);
  const target = pageAt(PATHS.home).querySelector(fallback?.getAttribute('href') ?? '');
  expect(target?.tagName).toBe('FOOTER');
});

test('pointing at a link prerenders its page, only before hydration, and never on a slow connection', () => {
  const page = pageAt(PATHS.home);
  const { where, eagerness } = JSON.parse(readFileSync(fileFor(SPECULATION_RULES_PATH), 'utf8')).prerender[0];
  const exceptions = where.and.flatMap(
    ({ not }: { not?: { selector_matches: string } }) => not?.selector_matches ?? [],
  );
  // `moderate` prerenders when the visitor points at the link.
  expect(eagerness).toBe('moderate');
  const [link] = all(page, `header a[href="${PATHS.testimonials}"]`);
  const isException = () => exceptions.some((selector: string) => link?.matches(selector));
  expect(isException()).toBe(false);
  for (const state of ['data-hydrated', 'data-saving']) {
    page.documentElement.setAttribute(state, '');
    expect(isException(), state).toBe(true);
    page.documentElement.removeAttribute(state);
  }
});

test('every page is linked from the home page or the frame around it', () => {
  const linked = all(pageAt(PATHS.home), 'a').map((link) => link.getAttribute('href')?.split('#')[0]);
  expect(ROUTES.filter(({ canonical }) => !linked.includes(canonical))).toEqual([]);
});
