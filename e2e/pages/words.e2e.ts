import { EMAIL_HREF, FARM, PHONE_HREF } from '../../web/src/content/farm.ts';
import { PATHS, type Path } from '../../web/src/routes.ts';
import { expect, test } from '../fixtures/pages.ts';

/** What the specification and the decisions ask each page to say. */
const WORDS: readonly (readonly [Path, readonly (string | RegExp)[]])[] = [
  [
    PATHS.home,
    [
      /families/i,
      /Oklahoma County and the surrounding area/,
      /base-housing friendly/i,
      /farms and ranches/i,
      /fully weaned, temperament-tested and house-trained/,
      /14 weeks or older/,
      /three breeds/i,
      'Advanced Start Guardian',
      '14-16 weeks',
      '$850-$1,050',
      'Young Adult Companion',
      '16-20 weeks',
      '$700-$900',
      'MOST POPULAR',
      'Mature Family Guardian',
      '20+ weeks',
      '$500-$750',
      '200+',
      'Since 2018',
      'Military family specialization',
      'Health testing at a local veterinary clinic',
      'Lifetime breeder support',
      /A consultation is free and takes 30 minutes/,
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
      /two pets at most/,
      'Boarding coordination',
      'Pups are available for pickup or delivery',
      'Complete our working farm evaluation to be matched with the right pup',
    ],
  ],
  [
    PATHS.familyPups,
    [
      new RegExp(`From ${FARM.name}\\.`),
      /currently 14\+ weeks old, fully weaned, temperament-tested and house-trained/,
      'Meet Our Family Guardians',
      /50% Great Pyrenees, 25% Anatolian Shepherd, 25% German Shepherd/,
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
      'Free 30-minute consultation',
      'Personalized guardian recommendations',
      'Military family specialization',
      'Oklahoma-specific guidance',
      'No pressure',
      'Timeline and availability discussion',
      '200+',
      'Since 2018',
      'Military specialization',
      'Local veterinarian partnerships',
    ],
  ],
  [PATHS.eggs, [/Pasture-raised eggs/i, 'Sold by the dozen', 'Pickup at the farm', 'Local delivery']],
  [PATHS.testimonials, ['More Stories Coming Soon', /200\+ families served/]],
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
  await expect(breeds).toHaveText(['Great Pyrenees50%', 'Anatolian Shepherd25%', 'German Shepherd25%']);
});

test('each price tier holds its name, age and price, and the middle one is the popular one', async ({ page }) => {
  await page.goto(PATHS.home);
  const tiers = page.locator('#pricing').getByRole('listitem');
  await expect(tiers).toHaveText([
    /^Advanced Start Guardian.*14-16 weeks.*\$850-\$1,050$/,
    /^MOST POPULAR.*Young Adult Companion.*16-20 weeks.*\$700-\$900$/,
    /^Mature Family Guardian.*20\+ weeks.*\$500-\$750$/,
  ]);
});

test('what the price includes stands with its value, and the sum with all of them', async ({ page }) => {
  await page.goto(PATHS.home);
  const pricing = page.locator('#pricing');
  await expect(pricing.getByRole('term')).toHaveText([
    /temperament testing/i,
    /socialization program/i,
    /predator training/i,
    /lifetime breeder support/i,
    /included value/i,
  ]);
  await expect(pricing.getByRole('definition')).toHaveText(['$200', '$300', '$200', '$150', '$850']);
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
    const last = path === PATHS.familyPups ? 'Oklahoma Proud.' : 'Animal-First.';
    await expect(foot, path).toContainText(`Pasture-Raised. Family-Owned. ${last}`);
    await expect(foot).toContainText(`© ${new Date().getFullYear()} ${FARM.name}`);
    await expect(foot).toContainText('Located outside Oklahoma City');
    await expect(foot.getByRole('link', { name: FARM.phone })).toHaveAttribute('href', PHONE_HREF);
    await expect(foot.getByRole('link', { name: FARM.email })).toHaveAttribute('href', EMAIL_HREF);
  }
});

test('both stories have a picture and are marked as samples', async ({ page }) => {
  await page.goto(PATHS.testimonials);
  const stories = page.getByRole('figure');
  await expect(stories).toHaveCount(2);
  for (const story of await stories.all()) {
    await expect(story.getByText(/^Sample quote/)).toBeVisible();
    await expect(story.getByRole('blockquote')).toBeVisible();
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
