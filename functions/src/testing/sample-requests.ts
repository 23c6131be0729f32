import { type ConsultationRequest, EMPTY_REQUEST } from '../contract/questions.ts';
import { HOUR_MS } from '../time/farm-time.ts';

/** Sample requests for emulator-data/, at least one for each branch of the form (`node scripts/seed.ts`). */
export const SAMPLE_REQUESTS: Readonly<Record<string, ConsultationRequest>> = {
  '01900000-0000-7000-8000-000000000001': {
    ...EMPTY_REQUEST,
    firstName: 'Sample',
    lastName: 'Active-Duty',
    email: 'sample.active-duty@example.com',
    phone: '(405) 555-0101',
    location: 'tinker-afb',
    familySize: '1-2-children',
    childrenAges: '4, 7',
    currentPets: ['cats'],
    propertyType: 'base-housing',
    dogExperience: 'some-experience',
    timeline: 'ready-now',
    militaryStatus: 'active-duty',
    deploymentConsiderations: 'possible-deployment',
    guardianGoals: ['family-protection', 'children-companion', 'home-security-deployment'],
    additionalInfo: 'A sample request.\nWe may move to another base next year.',
    hearAboutUs: 'military-community',
  },
  '01900000-0000-7000-8000-000000000002': {
    ...EMPTY_REQUEST,
    firstName: 'Sample',
    lastName: 'Rancher',
    email: 'sample.rancher@example.com',
    phone: '405-555-0102',
    location: 'outside-ok-county',
    familySize: 'adults-only',
    currentPets: ['dogs', 'livestock'],
    propertyType: 'large-property',
    dogExperience: 'very-experienced',
    timeline: '1-3-months',
    militaryStatus: 'civilian',
    guardianGoals: ['livestock-protection'],
    additionalInfo: 'A sample request. Coyotes took two goats this spring.',
    hearAboutUs: 'veterinarian',
  },
  '01900000-0000-7000-8000-000000000003': {
    ...EMPTY_REQUEST,
    firstName: 'Sample',
    lastName: 'Brief',
    email: 'sample.brief@example.com',
    phone: '4055550103',
    location: 'moore',
    familySize: 'adults-only',
    currentPets: [],
    propertyType: 'suburban',
    dogExperience: 'first-time',
    timeline: 'researching',
    guardianGoals: ['companionship'],
  },
  '01900000-0000-7000-8000-000000000004': {
    ...EMPTY_REQUEST,
    firstName: 'Sample María-José',
    lastName: "O'Sample",
    email: 'sample.generations@example.com',
    phone: '+1 405 555 0104',
    location: 'choctaw',
    familySize: 'multi-generational',
    childrenAges: '2, 9 and 15',
    currentPets: ['dogs', 'cats', 'other'],
    propertyType: 'small-acreage',
    dogExperience: 'experienced',
    timeline: '4-6-months',
    militaryStatus: 'retired-military',
    deploymentConsiderations: 'no-deployment',
    guardianGoals: ['family-protection', 'property-security', 'companionship', 'livestock-protection'],
    additionalInfo: 'A sample request. Three generations, six hens & one very old cat.',
    hearAboutUs: 'referral',
  },
  '01900000-0000-7000-8000-000000000005': {
    ...EMPTY_REQUEST,
    firstName: 'Sample',
    lastName: 'Dependent',
    email: 'sample.dependent@example.com',
    phone: '(405) 555-0105',
    location: 'midwest-city',
    familySize: '3-plus-children',
    childrenAges: '1, 3, 6',
    currentPets: ['no-pets'],
    propertyType: 'suburban',
    dogExperience: 'first-time',
    timeline: '6-plus-months',
    militaryStatus: 'military-dependent',
    deploymentConsiderations: 'need-boarding',
    guardianGoals: ['children-companion', 'home-security-deployment'],
    hearAboutUs: 'facebook',
  },
};

const SAMPLE: Omit<ConsultationRequest, 'lastName' | 'email'> = {
  ...EMPTY_REQUEST,
  firstName: 'Sample',
  phone: '(405) 555-0106',
  location: 'oklahoma-city',
  familySize: 'adults-only',
  currentPets: [],
  propertyType: 'suburban',
  dogExperience: 'experienced',
  timeline: 'ready-now',
  guardianGoals: ['companionship'],
};

interface HandledSample {
  readonly request: ConsultationRequest;
  readonly arrived: Date;
  /** What the owner's side has added to the request since. */
  readonly times: Readonly<Record<string, Date>>;
}

/** Sample requests that the owner has answered, and was reminded of. They arrived in the days before `now`. */
export function handledSamples(now: number): Readonly<Record<string, HandledSample>> {
  const before = (hours: number) => new Date(now - hours * HOUR_MS);
  return {
    '01900000-0000-7000-8000-000000000006': {
      request: { ...SAMPLE, lastName: 'Answered', email: 'sample.answered@example.com' },
      arrived: before(48),
      times: { notifiedAt: before(47.9), contactedAt: before(45) },
    },
    '01900000-0000-7000-8000-000000000007': {
      request: { ...SAMPLE, lastName: 'Reminded', email: 'sample.reminded@example.com' },
      arrived: before(30),
      times: { notifiedAt: before(29.9), remindedAt: before(11.9) },
    },
  };
}

export const SPAM_SAMPLE_ID = '01900000-0000-7000-8000-000000000008';
export const SPAM_SAMPLE: ConsultationRequest = {
  ...SAMPLE,
  lastName: 'Suspected-Spam',
  email: 'sample.spam@example.com',
};
