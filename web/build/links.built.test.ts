import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EMAIL_HREF, FARM, PHONE_HREF } from '../src/content/farm.ts';
import { SITE } from '../src/content/site.ts';
import { PATHS, type Path, ROUTES } from '../src/routes.ts';
import { all, fileFor, PAGES, pageAt, plain, textOf } from './built-pages.ts';

const NEW_TAB = '(opens in a new tab)';
const HERE = 'https://here.example';

/** Page, the button's exact words, and where it leads. */
const INNER: readonly (readonly [Path, string, string])[] = [
  [PATHS.home, 'Schedule Your Family Consultation', PATHS.consultation],
  [PATHS.home, 'Schedule Your Family Visit', PATHS.consultation],
  [PATHS.home, 'Learn About Our Process', PATHS.consultation],
  [PATHS.home, 'Contact Us Today', PATHS.consultation],
  [PATHS.workingPups, 'Schedule Your Family Consultation', PATHS.consultation],
  [PATHS.familyPups, 'Ask for a free consultation', PATHS.consultation],
  [PATHS.home, `Call ${FARM.phone}`, PHONE_HREF],
  [PATHS.home, `Email ${FARM.email}`, EMAIL_HREF],
  [PATHS.eggs, FARM.phone, PHONE_HREF],
];

/** Of the cards on the home page: the words above, and where the whole card leads. */
const CARDS: readonly (readonly [string, Path])[] = [
  ['Family guardian pups', PATHS.familyPups],
  ['Working guardian pups', PATHS.workingPups],
  ['Pasture-raised eggs', PATHS.eggs],
];

const FOOT: readonly (readonly [string, string])[] = [
  ['Military Families', PATHS.workingPups],
  ['Testimonials', PATHS.testimonials],
  ['Family pups', PATHS.familyPups],
  ['Working pups', PATHS.workingPups],
  ['Eggs', PATHS.eggs],
  ['Family consultation', PATHS.consultation],
  [FARM.phone, PHONE_HREF],
  [FARM.email, EMAIL_HREF],
];

/** Page, the exact words, how often they stand there, and the form that opens in a new tab. */
const OUTER: readonly (readonly [Path, string, number, string])[] = [
  [PATHS.workingPups, `Reserve Your Working LGD Pup ${NEW_TAB}`, 2, FARM.workingPupForm],
  [PATHS.familyPups, `Schedule Your Family Visit Today ${NEW_TAB}`, 1, FARM.familyPupForm],
  [PATHS.familyPups, `Schedule Your Family Visit Now ${NEW_TAB}`, 1, FARM.familyPupForm],
  [PATHS.familyPups, `Join Our Community to Get Puppy Updates ${NEW_TAB}`, 1, FARM.familyPupForm],
  [PATHS.eggs, 'Open the order form in a new tab', 1, FARM.eggOrderForm],
];

const ITEMS = ['Home', 'Military Families', 'Oklahoma Advantage', 'Testimonials', 'Contact'];

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

test.each(CARDS)("the home page's card '%s' leads to %s", (words, target) => {
  const cards = all(pageAt(PATHS.home), 'main a[href]').filter((link) => textOf(link.querySelector('h3')) === words);
  expect(cards.map((card) => card.getAttribute('href'))).toEqual([target]);
});

test.each(PAGES)('the foot of $path leads to every page, to the phone and to the e-mail', ({ page }) => {
  for (const [words, target] of FOOT) {
    const hrefs = named(page, 'footer a[href]', words).map((link) => link.getAttribute('href'));
    expect(hrefs, words).toEqual([target]);
  }
});

test.each(OUTER)("on %s '%s', %i times, opens its form in a new tab that knows nothing of this one", (...expected) => {
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

test.each(PAGES)('on $path bar and menu hold their items in order, and mark the current one', ({ path, page }) => {
  for (const label of [SITE.navigation, SITE.menu]) {
    const links = all(page, `nav[aria-label="${label}"] li a`);
    expect(links.map(textOf).slice(0, ITEMS.length)).toEqual(ITEMS);
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map(textOf)).toEqual(CURRENT[path] ?? []);
  }
});

test('the menu ends with the main action, the phone and the e-mail, and the bar offers the phone beside it', () => {
  const page = pageAt(PATHS.home);
  const hrefs = all(page, `nav[aria-label="${SITE.menu}"] a`).map((link) => link.getAttribute('href'));
  expect(hrefs.slice(-3)).toEqual([PATHS.consultation, PHONE_HREF, EMAIL_HREF]);
  const bar = all(page, 'header a').filter((link) => !link.closest('nav, [popover]'));
  expect(bar.map((link) => link.getAttribute('href'))).toContain(PHONE_HREF);
});

test("'Share Your Story' starts an e-mail to the farm", () => {
  const [share] = named(pageAt(PATHS.testimonials), 'main a[href]', 'Share Your Story');
  expect(share?.getAttribute('href')?.startsWith(`mailto:${FARM.email}?subject=`)).toBe(true);
});

test('the breadcrumb of the consultation page leads home', () => {
  const crumbs = all(pageAt(PATHS.consultation), 'nav[aria-label="Breadcrumb"] li');
  expect(crumbs.map(textOf)).toEqual(['Home', 'Family Consultation']);
  expect(crumbs[0]?.querySelector('a')?.getAttribute('href')).toBe(PATHS.home);
});

test('what every page refers to is there: links, fragments, pictures, icons, scripts', () => {
  for (const { path, page } of PAGES) {
    const files = references(page).map(({ pathname }) => fileFor(pathname));
    expect(files.length, path).toBeGreaterThan(ROUTES.length);
    expect(
      files.filter((file) => !existsSync(file)),
      path,
    ).toEqual([]);
  }
});

test('every fragment that a page links to is the id of one thing on the page it names', () => {
  const links = PAGES.flatMap(({ path, page }) => references(page, 'a[href*="#"]').map((url) => ({ path, url })));
  expect(links.length).toBeGreaterThan(PAGES.length);
  for (const { path, url } of links) {
    const target = PAGES.find((each) => each.path === url.pathname)?.page;
    expect(target?.querySelectorAll(`[id="${url.hash.slice(1)}"]`), `${path} to ${url.href}`).toHaveLength(1);
  }
});

test('every page is linked from the home page or the frame around it', () => {
  const paths = references(pageAt(PATHS.home), 'a[href]').map(({ pathname }) => pathname);
  expect(ROUTES.filter(({ canonical }) => !paths.includes(canonical))).toEqual([]);
});

/** Addresses on this site that something in the page names. */
function references(page: Document, selector = '[href], [src], [srcset], [data-entry]'): URL[] {
  const base = new URL(PAGES.find((each) => each.page === page)?.path ?? PATHS.home, HERE);
  const named = [...page.querySelectorAll(selector)].flatMap((element) => [
    ...['href', 'src', 'data-entry'].map((name) => element.getAttribute(name)),
    ...(element.getAttribute('srcset') ?? '').split(',').map((entry) => entry.trim().split(' ')[0]),
  ]);
  const urls = named.filter((address) => address).map((address) => new URL(address ?? '', base));
  return urls.filter(({ origin }) => origin === HERE);
}

/** The links with exactly these words, each part of them set apart as it is read out. */
function named(page: Document, selector: string, words: string): Element[] {
  const found = all(page, selector).filter(
    (link) => plain([...link.childNodes].map(textOf).join(' ')) === plain(words),
  );
  if (found.length === 0) throw new Error(`No link says '${words}'.`);
  return found;
}
