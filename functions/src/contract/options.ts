import { FARM_BASE, FARM_COUNTY } from './farm.ts';

/** An option of the form: the value that is sent and stored, and the label that people read. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  /** Means "none of these", so it excludes the other options. */
  readonly none?: true;
}

/** The options of each field that has options. */
export const OPTIONS = {
  location: [
    { value: 'choctaw', label: 'Choctaw' },
    { value: 'moore', label: 'Moore' },
    { value: 'midwest-city', label: 'Midwest City' },
    { value: 'tinker-afb', label: FARM_BASE },
    { value: 'oklahoma-city', label: 'Oklahoma City' },
    { value: 'other-ok-county', label: `Elsewhere in ${FARM_COUNTY}` },
    { value: 'outside-ok-county', label: `Outside ${FARM_COUNTY}` },
  ],
  familySize: [
    { value: 'adults-only', label: 'Adults only' },
    { value: '1-2-children', label: '1-2 children' },
    { value: '3-plus-children', label: '3 or more children' },
    { value: 'multi-generational', label: 'Several generations together' },
  ],
  currentPets: [
    { value: 'no-pets', label: 'No pets right now', none: true },
    { value: 'dogs', label: 'Dogs' },
    { value: 'cats', label: 'Cats' },
    { value: 'livestock', label: 'Livestock' },
    { value: 'other', label: 'Other animals' },
  ],
  propertyType: [
    { value: 'base-housing', label: 'Base housing', hint: 'under 1 acre' },
    { value: 'suburban', label: 'Suburban home', hint: 'under 1 acre' },
    { value: 'small-acreage', label: 'Small acreage', hint: '1-5 acres' },
    { value: 'large-property', label: 'Large property', hint: '5+ acres' },
  ],
  dogExperience: [
    { value: 'first-time', label: 'This would be our first dog' },
    { value: 'some-experience', label: 'Some experience' },
    { value: 'experienced', label: 'Experienced' },
    { value: 'very-experienced', label: 'Very experienced' },
  ],
  timeline: [
    { value: 'ready-now', label: 'We are ready now' },
    { value: '1-3-months', label: 'In 1-3 months' },
    { value: '4-6-months', label: 'In 4-6 months' },
    { value: '6-plus-months', label: 'In 6 months or more' },
    { value: 'researching', label: 'We are just researching' },
  ],
  militaryStatus: [
    { value: 'active-duty', label: 'Active duty' },
    { value: 'military-dependent', label: 'Military dependent' },
    { value: 'retired-military', label: 'Retired military' },
    { value: 'civilian', label: 'No, we are civilians' },
  ],
  deploymentConsiderations: [
    { value: 'no-deployment', label: 'No deployment planned' },
    { value: 'possible-deployment', label: 'Possible deployment', hint: 'in the next 12 months' },
    { value: 'need-boarding', label: 'We will need boarding' },
    { value: 'other-considerations', label: 'Something else' },
  ],
  guardianGoals: [
    { value: 'family-protection', label: 'Protect our family' },
    { value: 'property-security', label: 'Keep an eye on our property' },
    { value: 'companionship', label: 'Be a companion' },
    { value: 'children-companion', label: 'Be a companion for our children' },
    { value: 'livestock-protection', label: 'Protect our livestock' },
    { value: 'home-security-deployment', label: 'Keep the home secure during deployment' },
  ],
  hearAboutUs: [
    { value: 'google', label: 'Google' },
    { value: 'facebook', label: 'Facebook' },
    { value: 'referral', label: 'Someone told us about you' },
    { value: 'military-community', label: 'Military community' },
    { value: 'veterinarian', label: 'Veterinarian' },
    { value: 'other', label: 'Somewhere else' },
  ],
} as const satisfies Record<string, readonly Option[]>;
