import { expect, test } from 'vitest';
import { dollars, FARM, inWords } from '../src/content/farm.ts';
import { HOME } from '../src/content/home.ts';
import { TESTIMONIALS } from '../src/content/testimonials.ts';
import { PATHS, type Path } from '../src/routes.ts';
import { all, PAGES, pageAt, textOf } from './built-pages.ts';

/** What the specification and the decisions ask each page to say. */
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
      'Military family specialization',
      'Health testing at a local veterinary clinic',
      'Lifetime breeder support',
      containing(`A consultation is free and takes ${FARM.consultationMinutes} minutes`),
      /boarding coordinated during deployments/,
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
      FARM.female,
      FARM.male,
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
      containing(FARM.breeds.map(({ name, percent }) => `${percent}% ${name}`).join(', ')),
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
    ],
  ],
  [PATHS.eggs, [/Pasture-raised eggs/i, 'Sold by the dozen', 'Pickup at the farm', 'Local delivery']],
  [PATHS.testimonials, ['More Stories Coming Soon', containing(`${FARM.familiesServed} families served`)]],
];

/** The topics of the specification, in the order of the page. */
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

test.each(WORDS)('%s says what it has to say', (path, words) => {
  const main = pageAt(path).querySelector('main') as HTMLElement;
  // What is closed at first says nothing.
  for (const closed of main.querySelectorAll('details > :not(summary)')) closed.remove();
  const said = all(main, '*').map(textOf);
  const missing = words.filter(
    (text) => !said.some((each) => (text instanceof RegExp ? text.test(each) : each === text)),
  );
  expect(missing).toEqual([]);
});

test('the breeds stand with their shares', () => {
  const breeds = all(pageAt(PATHS.home), 'main li').map(textOf);
  expect(breeds.filter((breed) => breed.includes('%'))).toEqual(
    FARM.breeds.map(({ name, percent }) => `${name}${percent}%`),
  );
});

test('each price tier holds its name, age and price', () => {
  expect(all(pageAt(PATHS.home), '#pricing li').map(textOf)).toEqual(
    FARM.tiers.map(({ name, age, low, high, ...tier }) => {
      const label = 'label' in tier ? tier.label : '';
      return `${label}${name}${age}${dollars(low)}-${dollars(high)}`;
    }),
  );
});

test('the middle tier alone is marked', () => {
  expect(FARM.tiers.map((tier) => 'label' in tier)).toEqual([false, true, false]);
});

test('what the price includes stands with its value, and the sum with all of them', () => {
  const page = pageAt(PATHS.home);
  const values = FARM.includedValues;
  const sum = values.map((value) => value.dollars).reduce((all, each) => all + each, 0);
  expect(all(page, '#pricing dt').map(textOf)).toEqual([
    ...values.map(({ name }) => name),
    expect.stringMatching(/included value/i),
  ]);
  expect(all(page, '#pricing dd').map(textOf)).toEqual([...values.map((value) => value.dollars), sum].map(dollars));
});

test('the home page has its six sections in their order', () => {
  const ids = all(pageAt(PATHS.home), 'main section[id]').map(({ id }) => id);
  expect(ids).toEqual(['home', 'about', 'guardian-program', 'pricing', 'faq', 'contact']);
});

test('eight questions stand there, every answer is closed, and what we promise is in one', () => {
  const page = pageAt(PATHS.home);
  expect(all(page, '#faq summary').map(textOf)).toEqual(TOPICS.map((topic) => expect.stringMatching(topic)));
  expect(page.querySelectorAll('#faq details[open]')).toHaveLength(0);
  const answers = all(page, '#faq details > :not(summary)').map(textOf);
  expect(answers).toHaveLength(HOME.faq.items.length);
  for (const fact of PROMISED) expect(answers).toContainEqual(expect.stringMatching(fact));
});

test('the foot of every page says the tagline, the year and the place', () => {
  for (const { path, page } of PAGES) {
    const foot = textOf(page.querySelector('footer'));
    const tagline = path === PATHS.familyPups ? FARM.familyTagline : FARM.tagline;
    expect(foot, path).toContain(tagline.join(' '));
    expect(foot, path).toContain(`© ${new Date().getFullYear()} ${FARM.name}`);
    expect(foot, path).toContain(`Located ${FARM.place}`);
  }
});

test('both stories have a picture, and what is a sample says so', () => {
  const main = pageAt(PATHS.testimonials).querySelector('main') as HTMLElement;
  const stories = all(main, 'figure');
  expect(stories).toHaveLength(2);
  for (const [index, { sample, quote }] of TESTIMONIALS.quotes.entries()) {
    const marks = all(stories[index] as HTMLElement, '*')
      .map(textOf)
      .filter((text) => text === TESTIMONIALS.sampleMark);
    expect(marks.length > 0).toBe(sample === true);
    expect(textOf(stories[index]?.querySelector('blockquote') ?? null)).toContain(quote);
  }
  expect(all(main, 'img:not([alt=""]), [role=img]')).toHaveLength(2);
});

function containing(text: string): RegExp {
  return new RegExp(text.replace(/[^\w\s]/g, '\\$&'));
}
