import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EMAIL_HREF, FARM, PHONE_HREF } from '../src/content/farm.ts';
import { MILITARY_SECTION, SITE } from '../src/content/site.ts';
import { OFFERS, PATHS, type Path, ROUTES, SECTIONS, sectionHref } from '../src/routes.ts';
import { all, fileFor, PAGES, pageAt, plain, textOf } from './built-pages.ts';
import { SPECULATION_RULES_PATH } from './speculation-rules.ts';

const NEW_TAB = '(opens in a new tab)';
const HERE = 'https://here.example';

/** Page, the button's exact words, and where it leads. */
const INNER: readonly (readonly [Path, string, string])[] = [
  [PATHS.home, 'Schedule Your Family Consultation', PATHS.consultation],
  [PATHS.home, 'Schedule Your Family Visit', PATHS.consultation],
  [PATHS.home, 'Learn About Our Process', PATHS.consultation],
  [PATHS.home, 'Families', PATHS.familyPups],
  [PATHS.home, 'Military families', `${PATHS.workingPups}#${MILITARY_SECTION}`],
  [PATHS.home, 'Farms and ranches', PATHS.workingPups],
  [PATHS.home, 'Contact Us Today', PATHS.consultation],
  [PATHS.workingPups, 'Schedule Your Family Consultation', PATHS.consultation],
  [PATHS.workingPups, SITE.shortAction, PATHS.consultation],
  [PATHS.workingPups, 'Meet the family pups', PATHS.familyPups],
  [PATHS.familyPups, SITE.shortAction, PATHS.consultation],
  [PATHS.home, `Call ${FARM.phone}`, PHONE_HREF],
  [PATHS.home, `Email ${FARM.email}`, EMAIL_HREF],
  [PATHS.eggs, FARM.phone, PHONE_HREF],
];

/** Cards of the home page: the heading, and the path that the card links to. */
const CARDS: readonly (readonly [string, Path])[] = [
  ['Family guardian pups', PATHS.familyPups],
  ['Working guardian pups', PATHS.workingPups],
  ['Pasture-raised eggs', PATHS.eggs],
];

const FOOT: readonly (readonly [string, string])[] = [
  ['Military Families', `${PATHS.workingPups}#${MILITARY_SECTION}`],
  ['Testimonials', PATHS.testimonials],
  ['Family pups', PATHS.familyPups],
  ['Working pups', PATHS.workingPups],
  ['Eggs', PATHS.eggs],
  [SITE.shortAction, PATHS.consultation],
  [FARM.phone, PHONE_HREF],
  [FARM.email, EMAIL_HREF],
];

/** Page, exact link text, number of such links, and the form that they open in a new tab. */
const OUTER: readonly (readonly [Path, string, number, string])[] = [
  [PATHS.workingPups, `Reserve Your Working LGD Pup ${NEW_TAB}`, 2, FARM.workingPupForm],
  [PATHS.familyPups, `Schedule Your Family Visit Today ${NEW_TAB}`, 1, FARM.familyPupForm],
  [PATHS.familyPups, `Schedule Your Family Visit Now ${NEW_TAB}`, 1, FARM.familyPupForm],
  [PATHS.familyPups, `Join Our Community to Get Puppy Updates ${NEW_TAB}`, 1, FARM.familyPupForm],
  [PATHS.eggs, 'Open the order form in a new tab', 1, FARM.eggOrderForm],
];

const ITEMS = ['Home', 'Military Families', 'Oklahoma Advantage', 'Testimonials', 'Contact'];
/** The rest of the menu. */
const OFFERED = OFFERS.map(({ name }) => name);

const CURRENT: Readonly<Partial<Record<Path, readonly string[]>>> = {
  [PATHS.home]: ['Home'],
  [PATHS.workingPups]: ['Military Families'],
  [PATHS.testimonials]: ['Testimonials'],
  [PATHS.consultation]: ['Contact'],
  [PATHS.consultationAlias]: ['Contact'],
};

test.each(INNER)("on %s '%s' leads to %s", (path, words, target) => {
  const hrefs = named(pageAt(path), 'main a[href]', words).map((link) => link.getAttribute('href'));
  expect(new Set(hrefs)).toEqual(new Set([target]));
});

const UNCLEAR = ['Schedule Your Family Visit', 'Learn About Our Process', 'Contact Us Today'];

test.each(UNCLEAR)("a note below the home page's button '%s' says where it leads", (words) => {
  const notes = named(pageAt(PATHS.home), 'main a[href]', words).map((link) => textOf(link.nextElementSibling));
  expect(notes).toEqual([SITE.opensConsultation]);
});

test.each(CARDS)("the home page's card '%s' leads to %s", (words, target) => {
  const cards = all(pageAt(PATHS.home), 'main a[href]').filter((link) => textOf(link.querySelector('h3')) === words);
  expect(cards.map((card) => card.getAttribute('href'))).toEqual([target]);
});

test.each(PAGES)('the footer of $path links to every inner page, the phone and the email', ({ page }) => {
  for (const [words, target] of FOOT) {
    const hrefs = named(page, 'footer a[href]', words).map((link) => link.getAttribute('href'));
    expect(hrefs, words).toEqual([target]);
  }
});

test.each(OUTER)("on %s '%s', %i times, opens its form in a new tab with rel=noopener", (...expected) => {
  const [path, words, count, form] = expected;
  const links = named(pageAt(path), 'main a[href]', words);
  expect(links).toHaveLength(count);
  for (const link of links) {
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([form, '_blank']);
    expect(link.getAttribute('rel')?.split(' ')).toContain('noopener');
  }
});

test('no link opens a new tab without saying so', () => {
  const opening = PAGES.flatMap(({ page }) => [...page.querySelectorAll('a[target]')]);
  expect(opening.length).toBeGreaterThan(0);
  expect(opening.map(textOf).filter((words) => !words.includes('in a new tab'))).toEqual([]);
});

test('on every page the navigation bar and the menu have their items in order, and mark the current one', () => {
  for (const { path, page } of PAGES)
    for (const label of [SITE.navigation, SITE.menu]) {
      const links = all(page, `nav[aria-label="${label}"] li a`);
      expect(links.map(textOf), path).toEqual(label === SITE.menu ? [...ITEMS, ...OFFERED] : ITEMS);
      const current = links.filter(
        (link) => link.getAttribute('aria-current') === 'page' && ITEMS.includes(textOf(link)),
      );
      expect(current.map(textOf), path).toEqual(CURRENT[path] ?? []);
    }
});

test('the menu ends with the main action, the phone and the e-mail, and the bar offers the phone beside it', () => {
  const page = pageAt(PATHS.home);
  const hrefs = all(page, `nav[aria-label="${SITE.menu}"] a`).map((link) => link.getAttribute('href'));
  expect(hrefs.slice(-3)).toEqual([PATHS.consultation, PHONE_HREF, EMAIL_HREF]);
  const bar = all(page, 'header a').filter((link) => !link.closest('nav, [popover]'));
  expect(bar.map((link) => link.getAttribute('href'))).toContain(PHONE_HREF);
});

test('every phone link and every email link leads to the farm', () => {
  for (const { path, page } of PAGES) {
    const hrefs = all(page, 'a[href^="tel:"], a[href^="mailto:"]').map((link) => link.getAttribute('href') ?? '');
    expect(new Set(hrefs.map((href) => href.split('?')[0])), path).toEqual(new Set([PHONE_HREF, EMAIL_HREF]));
  }
});

test("'Share Your Story' starts an e-mail to the farm", () => {
  const [share] = named(pageAt(PATHS.testimonials), 'main a[href]', 'Share Your Story');
  expect(share?.getAttribute('href')?.startsWith(`mailto:${FARM.email}?subject=`)).toBe(true);
});

test('the breadcrumb of the consultation page leads home and marks the current page', () => {
  const crumbs = all(pageAt(PATHS.consultation), 'nav[aria-label="Breadcrumb"] li');
  expect(crumbs.map(textOf)).toEqual(['Home', 'Family Consultation']);
  expect(crumbs[0]?.querySelector('a')?.getAttribute('href')).toBe(PATHS.home);
  expect(crumbs.map((crumb) => crumb.getAttribute('aria-current'))).toEqual([null, 'page']);
});

test('every file that a page refers to exists: linked pages, pictures, icons, scripts', () => {
  for (const { path, page } of PAGES) {
    const files = references(page).map(({ pathname }) => fileFor(pathname));
    expect(files.length, path).toBeGreaterThan(ROUTES.length);
    expect(
      files.filter((file) => !existsSync(file)),
      path,
    ).toEqual([]);
  }
});

test('every link with a fragment points to one element of its target page, which can be focused', () => {
  const inPages = PAGES.flatMap(({ path, page }) => references(page, 'a[href*="#"]').map((url) => ({ path, url })));
  const fromOtherSites = Object.values(SECTIONS).map((id) => ({ path: HERE, url: new URL(sectionHref(id), HERE) }));
  const links = [...inPages, ...fromOtherSites];
  expect(links.length).toBeGreaterThan(PAGES.length);
  for (const { path, url } of links) {
    const target = PAGES.find((each) => each.path === url.pathname)?.page;
    const found = [...(target?.querySelectorAll(`[id="${url.hash.slice(1)}"]`) ?? [])];
    expect(
      found.map((element) => element.getAttribute('tabindex')),
      `${path} to ${url.href}`,
    ).toEqual(['-1']);
  }
});

test('every page but the consultation page has one link to the consultation in its hero, and one in its last section with links', () => {
  const ways = `a[href="${PATHS.consultation}"]`;
  for (const path of [PATHS.home, PATHS.workingPups, PATHS.familyPups, PATHS.eggs, PATHS.testimonials]) {
    const sections = all(pageAt(path), 'main > section').filter((section) => section.querySelector('a'));
    expect(sections[0]?.querySelectorAll(ways), path).toHaveLength(1);
    expect(sections.at(-1)?.querySelector(ways), path).not.toBeNull();
  }
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
  const paths = references(pageAt(PATHS.home), 'a[href]').map(({ pathname }) => pathname);
  expect(ROUTES.filter(({ canonical }) => !paths.includes(canonical))).toEqual([]);
});

/** The URLs of this site that the page refers to. */
function references(page: Document, selector = '[href], [src], [srcset], [data-parts]'): URL[] {
  const base = new URL(PAGES.find((each) => each.page === page)?.path ?? PATHS.home, HERE);
  const named = [...page.querySelectorAll(selector)].flatMap((element) => [
    ...['href', 'src', 'data-entry'].map((name) => element.getAttribute(name)),
    ...(element.getAttribute('data-parts') ?? '').split(' '),
    ...(element.getAttribute('srcset') ?? '').split(',').map((entry) => entry.trim().split(' ')[0]),
  ]);
  const urls = named.filter((address) => address).map((address) => new URL(address ?? '', base));
  return urls.filter(({ origin }) => origin === HERE);
}

/** The links with exactly this text. Joins the texts of their child nodes with spaces. */
function named(page: Document, selector: string, words: string): Element[] {
  const found = all(page, selector).filter(
    (link) => plain([...link.childNodes].map(textOf).join(' ')) === plain(words),
  );
  if (found.length === 0) throw new Error(`No link says '${words}'.`);
  return found;
}
