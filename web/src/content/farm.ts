import { FARM_NAME, FARM_ORIGIN, FARM_PHONE } from 'functions/contract/farm.ts';

/**
 * Stand-ins for what only the owner knows. To launch, move each line into GIVEN with its real value (name, phone and
 * origin stand in functions/src/contract/farm.ts); `npm run check:launch` fails, and Hosting does not deploy, while one is left.
 */
export const PLACEHOLDERS = {
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
} as const;

const GIVEN = {
  place: 'outside Oklahoma City',
  base: 'Tinker Air Force Base',
  areasServed: ['Oklahoma County', 'Oklahoma City', 'Choctaw', 'Moore', 'Midwest City', 'Tinker Air Force Base'],
  since: 2018,
  familiesServed: '200+',
  advancedStartWeeks: 14,
  basePetMaximum: 2,
  consultationMinutes: 30,
  contactWithin: '24 hours',
  eggFrameHeight: 800,
  breeds: [
    { name: 'Great Pyrenees', percent: 50 },
    { name: 'Anatolian Shepherd', percent: 25 },
    { name: 'German Shepherd', percent: 25 },
  ],
  /** Ages and prices in US dollars. */
  tiers: [
    { name: 'Advanced Start Guardian', age: '14-16 weeks', low: 850, high: 1050 },
    { name: 'Young Adult Companion', age: '16-20 weeks', low: 700, high: 900, label: 'MOST POPULAR' },
    { name: 'Mature Family Guardian', age: '20+ weeks', low: 500, high: 750 },
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

/** Every fact of the farm. Pages, mails and structured data take them from here. */
export const FARM = { ...PLACEHOLDERS, ...GIVEN };

export const PHONE_HREF = `tel:+1${FARM.phone.replace(/\D/g, '')}`;
export const EMAIL_HREF = `mailto:${FARM.email}`;

export function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}

export function priceRange({ low, high }: { low: number; high: number }): string {
  return `${dollars(low)}-${dollars(high)}`;
}
