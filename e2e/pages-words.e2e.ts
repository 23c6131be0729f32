import { dollars, EMAIL_HREF, FARM, inWords, PHONE_HREF, priceRange } from '../web/src/content/farm.ts';
import { TESTIMONIALS } from '../web/src/content/testimonials.ts';
import { PATHS, type Path } from '../web/src/routes.ts';
import { expect, test } from './fixtures/pages.ts';

/** What the specification and the decisions ask each page to say. */
const WORDS: readonly (readonly [Path, readonly (string | RegExp)[]])[] = [
  [
    PATHS.home,
    [
      /families/i,
      new RegExp(`${FARM.county} and the surrounding area`),
      /base-housing friendly/i,
      /farms and ranches/i,
      /fully weaned, temperament-tested and house-trained/,
      new RegExp(`${FARM.advancedStartWeeks} weeks or older`),
      /three breeds/i,
      FARM.familiesServed,
      `Since ${FARM.since}`,
      'Military family specialization',
      'Health testing at a local veterinary clinic',
      'Lifetime breeder support',
      new RegExp(`A consultation is free and takes ${FARM.consultationMinutes} minutes`),
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
      new RegExp(`${inWords(FARM.basePetMaximum)} pets at most`),
      'Boarding coordination',
      'Pups are available for pickup or delivery',
      'Complete our working farm evaluation to be matched with the right pup',
    ],
  ],
  [
    PATHS.familyPups,
    [
      new RegExp(`From ${RegExp.escape(FARM.name)}\\.`),
      new RegExp(
        `currently ${FARM.advancedStartWeeks}\\+ weeks old, fully weaned, temperament-tested and house-trained`,
      ),
      'Meet Our Family Guardians',
      new RegExp(FARM.breeds.map(({ name, percent }) => `${percent}% ${name}`).join(', ')),
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
  [
    PATHS.testimonials,
    ['More Stories Coming Soon', new RegExp(`${RegExp.escape(FARM.familiesServed)} families served`)],
  ],
];

for (const [path, words] of WORDS) {
  test(`${path} says what it has to say`, async ({ page }) => {
    await page.goto(path);
    for (const text of words) {
      await expect(
        page.getByRole('main').getByText(text, { exact: true }).filter({ visible: true }).first(),
      ).toBeVisible();
    }
  });
}

test('the breeds stand with their shares', async ({ page }) => {
  await page.goto(PATHS.home);
  const breeds = page.getByRole('main').getByRole('listitem').filter({ hasText: '%' });
  await expect(breeds).toHaveText(FARM.breeds.map(({ name, percent }) => `${name}${percent}%`));
});

test('each price tier holds its name, age and price, and the middle one is the popular one', async ({ page }) => {
  await page.goto(PATHS.home);
  const tiers = page.locator('#pricing').getByRole('listitem');
  await expect(tiers).toHaveText(
    FARM.tiers.map((tier) => ('label' in tier ? tier.label : '') + tier.name + tier.age + priceRange(tier)),
  );
});

test('what the price includes stands with its value, and the sum with all of them', async ({ page }) => {
  await page.goto(PATHS.home);
  const pricing = page.locator('#pricing');
  const values = FARM.includedValues;
  const sum = values.map((value) => value.dollars).reduce((all, each) => all + each, 0);
  await expect(pricing.getByRole('term')).toHaveText([...values.map(({ name }) => name), /included value/i]);
  const figures = [...values.map((value) => value.dollars), sum];
  await expect(pricing.getByRole('definition')).toHaveText(figures.map(dollars));
});

test('the home page has its six sections in their order', async ({ page }) => {
  await page.goto(PATHS.home);
  const ids = await page.locator('main section[id]').evaluateAll((sections) => sections.map(({ id }) => id));
  expect(ids).toEqual(['home', 'about', 'guardian-program', 'pricing', 'faq', 'contact']);
});

test('the foot of every page says the tagline, the year, the place, phone and e-mail', async ({ page }) => {
  for (const path of Object.values(PATHS)) {
    await page.goto(path);
    const foot = page.getByRole('contentinfo');
    const tagline = path === PATHS.familyPups ? FARM.familyTagline : FARM.tagline;
    await expect(foot, path).toContainText(tagline.join(' '));
    await expect(foot).toContainText(`© ${new Date().getFullYear()} ${FARM.name}`);
    await expect(foot).toContainText(`Located ${FARM.place}`);
    await expect(foot.getByRole('link', { name: FARM.phone })).toHaveAttribute('href', PHONE_HREF);
    await expect(foot.getByRole('link', { name: FARM.email })).toHaveAttribute('href', EMAIL_HREF);
  }
});

test('both stories have a picture, and what is a sample says so', async ({ page }) => {
  await page.goto(PATHS.testimonials);
  const stories = page.getByRole('figure');
  await expect(stories).toHaveCount(2);
  for (const [index, { sample, quote }] of TESTIMONIALS.quotes.entries()) {
    await expect(stories.nth(index).getByText(TESTIMONIALS.sampleMark)).toBeVisible({ visible: sample === true });
    await expect(stories.nth(index).getByRole('blockquote')).toContainText(quote);
  }
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(2);
});

test('the breadcrumb of the consultation page leads home', async ({ page }) => {
  await page.goto(PATHS.consultation);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Family Consultation']);
  await crumbs.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(PATHS.home);
});

test('every picture arrives', async ({ page }) => {
  for (const path of Object.values(PATHS)) {
    await page.goto(path);
    for (const picture of await page.locator('img').all()) {
      await picture.evaluate((image: HTMLImageElement) => {
        image.loading = 'eager';
      });
      await expect(picture).toHaveJSProperty('complete', true);
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  }
});
