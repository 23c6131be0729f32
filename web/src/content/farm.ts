import { CONTACT_HOURS, FARM_BASE, FARM_COUNTY, FARM_NAME, FARM_ORIGIN, FARM_PHONE } from 'functions/contract/farm.ts';

const FACTS = {
  name: FARM_NAME,
  email: 'hello@example.com',
  // Never broken at its space, unless it would not fit at all.
  phone: FARM_PHONE.replaceAll(' ', '\u00a0'),
  origin: FARM_ORIGIN,
  workingPupForm: 'https://forms.example.com/working-pups',
  familyPupForm: 'https://forms.example.com/family-pups',
  eggOrderForm: 'https://forms.example.com/eggs',
  female: 'Juniper',
  male: 'Ranger',
  place: 'outside Oklahoma City',
  county: FARM_COUNTY,
  base: FARM_BASE,
  areasServed: [FARM_COUNTY, 'Oklahoma City', 'Choctaw', 'Moore', 'Midwest City', FARM_BASE],
  since: 2018,
  familiesServed: '200+',
  basePetMaximum: 2,
  consultationMinutes: 30,
  contactWithin: `${CONTACT_HOURS} hours`,
  eggFrameHeight: 800,
  /** The quilt on the home page is drawn of these shares. */
  breeds: [
    { name: 'Great Pyrenees', percent: 50 },
    { name: 'Anatolian Shepherd', percent: 25 },
    { name: 'German Shepherd', percent: 25 },
  ],
  /** Youngest first; each lasts until the next begins. Prices in US dollars. */
  tiers: [
    { name: 'Advanced Start Guardian', fromWeeks: 14, low: 850, high: 1050 },
    { name: 'Young Adult Companion', fromWeeks: 16, low: 700, high: 900, label: 'MOST POPULAR' },
    { name: 'Mature Family Guardian', fromWeeks: 20, low: 500, high: 750 },
  ],
  includedValues: [
    { name: 'Temperament testing', dollars: 200 },
    { name: 'Socialization program', dollars: 300 },
    { name: 'Predator training', dollars: 200 },
    { name: 'Lifetime breeder support', dollars: 150 },
  ],
  tagline: ['Pasture-Raised.', 'Family-Owned.', 'Animal-First.'],
  familyTagline: ['Pasture-Raised.', 'Family-Owned.', 'Oklahoma Proud.'],
} as const;

/**
 * Facts above that only stand in for what the owner knows. To launch, give each its real value where it stands and take
 * its name out of this list; `npm run check:launch` fails, and Hosting does not deploy, while one is left.
 */
export const PLACEHOLDERS: readonly (keyof typeof FACTS)[] = [
  'name',
  'email',
  'phone',
  'origin',
  'workingPupForm',
  'familyPupForm',
  'eggOrderForm',
  'female',
  'male',
];

/** Every fact of the farm. Pages, mails and structured data take them from here. */
export const FARM = {
  ...FACTS,
  advancedStartWeeks: FACTS.tiers[0].fromWeeks,
  tiers: FACTS.tiers.map((tier, index) => ({ ...tier, age: ages(tier.fromWeeks, FACTS.tiers[index + 1]?.fromWeeks) })),
};

export const PHONE_HREF = `tel:+1${FARM.phone.replace(/\D/g, '')}`;
export const EMAIL_HREF = `mailto:${FARM.email}`;

/** Cents are shown where there are some. */
export function dollars(amount: number): string {
  const cents = Math.round(amount * 100);
  const figures = (cents / 100).toFixed(cents % 100 ? 2 : 0);
  return `$${figures.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;
}

/** A number as prose has it. */
export function inWords(count: number): string {
  return ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][count] ?? `${count}`;
}

function ages(from: number, until?: number): string {
  return until ? `${from}-${until} weeks` : `${from}+ weeks`;
}
