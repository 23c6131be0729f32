import { RECEIVED_PATH } from 'functions/contract/call.ts';
import { expect, test } from 'vitest';
import { CONSULTATION } from '../src/content/consultation.ts';
import { dollars, FARM, inWords } from '../src/content/farm.ts';
import { HOME } from '../src/content/home.ts';
import { SITE } from '../src/content/site.ts';
import { TESTIMONIALS } from '../src/content/testimonials.ts';
import { PATHS, type Path } from '../src/routes.ts';
import { all, PAGES, pageAt, plain, textOf } from './built-pages.ts';

/** Texts that each page must contain. */
const WORDS: readonly (readonly [Path, readonly (string | RegExp)[]])[] = [
  [
    PATHS.home,
    [
      /families/i,
      containing(`${FARM.county} and the surrounding area`),
      /base-housing friendly/i,
      /farms and ranches/i,
      /fully weaned, temperament-tested and house-trained/,
      containing(`${FARM.advancedStartWeeks} weeks or older`),
      /three breeds/i,
      FARM.familiesServed,
      `Since ${FARM.since}`,
      'Health testing at a local veterinary clinic',
      'Lifetime breeder support',
      containing(`A consultation is free and takes ${FARM.consultationMinutes} minutes`),
      /boarding coordinated during deployments/,
      `Free · ${FARM.consultationMinutes} minutes · No pressure`,
    ],
  ],
  [
    PATHS.workingPups,
    [
      /working guardian pups/i,
      /Proven working puppies from two guardian parents/,
      /predator protection/,
      'Working pups are ready now, fully weaned and farm-conditioned.',
      'Meet the Parents',
      FARM.mother,
      FARM.father,
      'Why Choose Our Working Pups',
      'Born on a working farm',
      'Proven guardian bloodlines',
      'Strong deterrent bark',
      'Farm-ready conditioning',
      'Working Temperament and Training',
      'Livestock bonding',
      'Predator awareness',
      'Farm recall',
      'For military families',
      'Base-housing friendly',
      containing(`${inWords(FARM.basePetMaximum)} pets at most`),
      'Boarding coordination',
      'Pups are available for pickup or delivery',
      'Complete our working farm evaluation to be matched with the right pup',
    ],
  ],
  [
    PATHS.familyPups,
    [
      containing(`From ${FARM.name}.`),
      containing(`currently ${FARM.advancedStartWeeks}+ weeks old, fully weaned, temperament-tested and house-trained`),
      'Meet Our Family Guardians',
      containing(FARM.breeds.map(({ name, share }) => `${share}% ${name}`).join(', ')),
      'Sweet and gentle',
      'Playful and intelligent',
      'Why Choose Our Guardian Companions',
      'Early socialization',
      'Home adaptation',
      'Balanced temperament',
      'Health and vitality',
      'Temperament and Training',
      'Name response',
      'Crate comfort',
      'Household sounds',
    ],
  ],
  [
    PATHS.consultation,
    [
      `Free ${FARM.consultationMinutes}-minute consultation`,
      'Personalized guardian recommendations',
      'Military family specialization',
      'Oklahoma-specific guidance',
      'No pressure',
      'Timeline and availability discussion',
      FARM.familiesServed,
      `Since ${FARM.since}`,
      'Military specialization',
      'Local veterinarian partnerships',
      ...CONSULTATION.steps.map(plain),
      ...[1, 2, 3, 4, 5, 6].map((part) => `Part ${part} of 6`),
      'Free. No pressure.',
    ],
  ],
  [PATHS.eggs, [/Pasture-raised eggs/i, 'Sold by the dozen', 'Pickup at the farm', 'Local delivery']],
  [PATHS.testimonials, ['More Stories Coming Soon', containing(`${FARM.familiesServed} families served`)]],
];

/** The topics of the first questions, in order. */
const TOPICS = [
  /heat and humidity/,
  /base housing/,
  /tornado season/,
  /pure livestock guardian dog/,
  /children and other pets/,
  /support/,
  /older puppies/,
  /health guarantees/,
];
const PROMISED = [
  containing(`${inWords(FARM.basePetMaximum)}-pet maximum`),
  /boarding coordination during deployments/,
  /There is a health guarantee/,
];

test.each(WORDS)('%s contains its required texts', (path, words) => {
  const main = pageAt(path).querySelector('main') as HTMLElement;
  // Ignores collapsed text.
  for (const closed of main.querySelectorAll('details > :not(summary)')) closed.remove();
  const said = all(main, '*').map(textOf);
  const missing = words.filter(
    (text) => !said.some((each) => (text instanceof RegExp ? text.test(each) : each === text)),
  );
  expect(missing).toEqual([]);
});

test('each breed is shown with its share', () => {
  const breeds = all(pageAt(PATHS.home), 'main li').map(textOf);
  expect(breeds.filter((breed) => breed.includes('%'))).toEqual(
    FARM.breeds.map(({ name, share }) => `${name}${share}%`),
  );
});

test('each price tier shows its name, age and price', () => {
  expect(all(pageAt(PATHS.home), '#pricing li').map(textOf)).toEqual(
    FARM.tiers.map(({ name, age, low, high, label = '' }) => {
      const price = high > low ? `${dollars(low)}-${dollars(high)}` : dollars(low);
      return `${label}${name}${age}${price}`;
    }),
  );
});

test('what the price includes is shown with its value, and without a total', () => {
  const page = pageAt(PATHS.home);
  expect(all(page, '#pricing dt').map(textOf)).toEqual(FARM.included.map(({ name }) => name));
  expect(all(page, '#pricing dd').map(textOf)).toEqual(FARM.included.map(({ worth }) => dollars(worth)));
});

test('the home page has its six sections in their order', () => {
  const ids = all(pageAt(PATHS.home), 'main section[id]').map(({ id }) => id);
  expect(ids).toEqual(['home', 'about', 'guardian-program', 'pricing', 'faq', 'contact']);
});

test('the home page offers the choice of pups and eggs before it introduces the farm', () => {
  const { trust, paths, about, program, pricing, faq, contact } = HOME;
  const sections = [trust, paths, about, program, pricing, faq, contact];
  expect(all(pageAt(PATHS.home), 'main h2').map(textOf)).toEqual(sections.map(({ heading }) => plain(heading)));
});

test('the fields for names and email are not spell-checked', () => {
  const unchecked = all(pageAt(PATHS.consultation), 'input[spellcheck="false"]').map((input) => input.id);
  expect(unchecked).toEqual(['firstName', 'lastName', 'email']);
});

test('where the site promises to answer, it says in the same words what happens', () => {
  for (const path of [PATHS.home, RECEIVED_PATH] as const)
    expect(textOf(pageAt(path).querySelector('main')), path).toContain(plain(SITE.promise));
  expect(textOf(pageAt(PATHS.consultation).querySelector('form'))).toContain(`within ${FARM.contactWithin}`);
});

test('the FAQ shows every question, the required topics first, and its collapsed answers contain our promises', () => {
  const page = pageAt(PATHS.home);
  const questions = all(page, '#faq summary').map(textOf);
  expect(questions).toEqual(HOME.faq.items.map(({ question }) => plain(question)));
  expect(questions.slice(0, TOPICS.length)).toEqual(TOPICS.map((topic) => expect.stringMatching(topic)));
  expect(page.querySelectorAll('#faq details[open]')).toHaveLength(0);
  const answers = all(page, '#faq details > :not(summary)').map(textOf);
  expect(answers).toHaveLength(HOME.faq.items.length);
  for (const fact of PROMISED) expect(answers).toContainEqual(expect.stringMatching(fact));
});

test('the footer of every page contains the tagline, the year and the place', () => {
  for (const { path, page } of PAGES) {
    const foot = textOf(page.querySelector('footer'));
    const tagline = path === PATHS.familyPups ? FARM.familyTagline : FARM.tagline;
    expect(foot, path).toContain(tagline.join(' '));
    expect(foot, path).toContain(`© ${new Date().getFullYear()} ${FARM.name}`);
    expect(foot, path).toContain(`Located ${FARM.place}`);
  }
});

test('texts of every page have typographic apostrophes and quotation marks', () => {
  for (const page of [...PAGES.map(({ page }) => page), pageAt('/404'), pageAt(RECEIVED_PATH)]) {
    for (const code of page.querySelectorAll('script, style')) code.remove();
    const named = all(page, '[alt], [aria-label], [title], [content]:not([http-equiv])').flatMap((element) =>
      ['alt', 'aria-label', 'title', 'content'].map((name) => element.getAttribute(name) ?? ''),
    );
    const texts = [page.title, textOf(page.body), ...named].map((text) => text.replaceAll(FARM.email, ''));
    expect(texts.flatMap((text) => text.match(/.{0,20}["'].{0,20}/g) ?? [])).toEqual([]);
  }
});

test('every story is shown with its line breaks and its picture, and samples are marked', () => {
  const main = pageAt(PATHS.testimonials).querySelector('main') as HTMLElement;
  const stories = [...main.querySelectorAll('figure')];
  expect(stories).toHaveLength(TESTIMONIALS.stories.length);
  for (const [index, { sample, story }] of TESTIMONIALS.stories.entries()) {
    const marks = all(stories[index] as HTMLElement, '*')
      .map(textOf)
      .filter((text) => text === TESTIMONIALS.sampleMark);
    expect(marks.length > 0).toBe(sample);
    expect(stories[index]?.querySelector('blockquote')?.textContent).toBe(`“${story}”`);
  }
  expect(main.querySelectorAll('img:not([alt=""])')).toHaveLength(
    TESTIMONIALS.stories.filter(({ picture }) => picture).length,
  );
});

test('translators leave the names, numbers and addresses of people and places as they are', () => {
  const people = TESTIMONIALS.stories.flatMap(({ who, where }) => [who, where]);
  const names = [FARM.name, FARM.phone, FARM.email, FARM.mother, FARM.father, FARM.host?.name ?? [], people].flat();
  const pages = [...PAGES, ...(['/404', RECEIVED_PATH] as const).map((path) => ({ path, page: pageAt(path) }))];
  for (const { path, page } of pages) {
    for (const quote of page.querySelectorAll('blockquote')) quote.remove();
    const texts = all(page.body, ':not(script, [translate=no], [translate=no] *)').flatMap((element) =>
      [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(textOf),
    );
    expect(
      texts.filter((text) => names.some((name) => text.includes(plain(name)))),
      path,
    ).toEqual([]);
  }
});

function containing(text: string): RegExp {
  return new RegExp(text.replace(/[^\w\s]/g, '\\$&'));
}
