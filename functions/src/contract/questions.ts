import { FARM_BASE, FARM_COUNTY } from './farm.ts';

/** An answer to choose: the value that is sent and stored, and the label that people read. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  /** Means "none of these", so it excludes the other options. */
  readonly none?: true;
}

interface CommonProperties {
  /** The field of the request and of the stored document. */
  readonly name: string;
  /** In the form, in the owner's mail and in the CSV file. */
  readonly label: string;
  /** The message for a missing or invalid answer. An optional question has none. A new one is optional: open pages do not send it. */
  readonly required?: string;
  /** The question is asked only after an answer to another one, except these answers. */
  readonly asked?: { readonly after: string; readonly unless: readonly string[] };
}

/** Lengths count characters after trimming. */
export interface TextQuestion extends CommonProperties {
  readonly kind: 'line' | 'email' | 'phone' | 'paragraph';
  readonly minLength?: number;
  readonly maxLength: number;
  readonly options?: undefined;
}

/** The visitor chooses one of the options, or several. */
export interface ChoiceQuestion extends CommonProperties {
  readonly kind: 'one' | 'several';
  readonly options: readonly Option[];
}

/** The visitor chooses several names that only the page knows. What it sends is accepted as it is, in these limits. */
export interface NamesQuestion extends CommonProperties {
  readonly kind: 'several';
  readonly maxLength: number;
  readonly maxNames: number;
  readonly options?: undefined;
}

export type Question = TextQuestion | ChoiceQuestion | NamesQuestion;

interface Section {
  readonly key: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** The sections and their questions, in the order of form, mail, console and CSV file. The form's head asks about pups. */
export const SECTIONS = [
  {
    key: 'personal',
    title: 'Personal Information',
    questions: [
      { name: 'firstName', label: 'First name', kind: 'line', maxLength: 100, required: 'First name is required.' },
      { name: 'lastName', label: 'Last name', kind: 'line', maxLength: 100, required: 'Last name is required.' },
      { name: 'email', label: 'Email', kind: 'email', maxLength: 254, required: 'Valid email is required.' },
      {
        name: 'phone',
        label: 'Phone number',
        kind: 'phone',
        minLength: 10,
        maxLength: 40,
        required: 'Valid phone number is required.',
      },
      {
        name: 'location',
        label: 'Location',
        kind: 'one',
        required: 'Location is required.',
        options: [
          { value: 'choctaw', label: 'Choctaw' },
          { value: 'moore', label: 'Moore' },
          { value: 'midwest-city', label: 'Midwest City' },
          { value: 'tinker-afb', label: FARM_BASE },
          { value: 'oklahoma-city', label: 'Oklahoma City' },
          { value: 'other-ok-county', label: `Elsewhere in ${FARM_COUNTY}` },
          { value: 'outside-ok-county', label: `Outside ${FARM_COUNTY}` },
        ],
      },
    ],
  },
  {
    key: 'family',
    title: 'Family Situation',
    questions: [
      {
        name: 'familySize',
        label: 'Family size',
        kind: 'one',
        required: 'Family size is required.',
        options: [
          { value: 'adults-only', label: 'Adults only' },
          { value: '1-2-children', label: '1-2 children' },
          { value: '3-plus-children', label: '3 or more children' },
          { value: 'multi-generational', label: 'Several generations together' },
        ],
      },
      {
        name: 'childrenAges',
        label: 'Ages of Children',
        kind: 'line',
        maxLength: 200,
        asked: { after: 'familySize', unless: ['adults-only'] },
      },
      {
        name: 'currentPets',
        label: 'Current pets',
        kind: 'several',
        options: [
          { value: 'no-pets', label: 'No pets right now', none: true },
          { value: 'dogs', label: 'Dogs' },
          { value: 'cats', label: 'Cats' },
          { value: 'livestock', label: 'Livestock' },
          { value: 'other', label: 'Other animals' },
        ],
      },
      {
        name: 'propertyType',
        label: 'Property type',
        kind: 'one',
        required: 'Property type is required.',
        options: [
          { value: 'base-housing', label: 'Base housing', hint: 'under 1 acre' },
          { value: 'suburban', label: 'Suburban home', hint: 'under 1 acre' },
          { value: 'small-acreage', label: 'Small acreage', hint: '1-5 acres' },
          { value: 'large-property', label: 'Large property', hint: '5+ acres' },
        ],
      },
    ],
  },
  {
    key: 'experience',
    title: 'Experience & Timeline',
    questions: [
      {
        name: 'dogExperience',
        label: 'Experience level',
        kind: 'one',
        required: 'Experience level is required.',
        options: [
          { value: 'first-time', label: 'This would be our first dog' },
          { value: 'some-experience', label: 'Some experience' },
          { value: 'experienced', label: 'Experienced' },
          { value: 'very-experienced', label: 'Very experienced' },
        ],
      },
      {
        name: 'timeline',
        label: 'Timeline',
        kind: 'one',
        required: 'Timeline is required.',
        options: [
          { value: 'ready-now', label: 'We are ready now' },
          { value: '1-3-months', label: 'In 1-3 months' },
          { value: '4-6-months', label: 'In 4-6 months' },
          { value: '6-plus-months', label: 'In 6 months or more' },
          { value: 'researching', label: 'We are just researching' },
        ],
      },
    ],
  },
  {
    key: 'military',
    title: 'Military Information',
    questions: [
      {
        name: 'militaryStatus',
        label: 'Military status',
        kind: 'one',
        options: [
          { value: 'active-duty', label: 'Active duty' },
          { value: 'military-dependent', label: 'Military dependent' },
          { value: 'retired-military', label: 'Retired military' },
          { value: 'civilian', label: 'No, we are civilians' },
        ],
      },
      {
        name: 'deploymentConsiderations',
        label: 'Deployment Considerations',
        kind: 'one',
        asked: { after: 'militaryStatus', unless: ['civilian'] },
        options: [
          { value: 'no-deployment', label: 'No deployment planned' },
          { value: 'possible-deployment', label: 'Possible deployment', hint: 'in the next 12 months' },
          { value: 'need-boarding', label: 'We will need boarding' },
          { value: 'other-considerations', label: 'Something else' },
        ],
      },
    ],
  },
  {
    key: 'goals',
    title: 'Guardian Companion Goals',
    questions: [
      {
        name: 'guardianGoals',
        label: 'Goals',
        kind: 'several',
        required: 'At least one goal is required.',
        options: [
          { value: 'family-protection', label: 'Protect our family' },
          { value: 'property-security', label: 'Keep an eye on our property' },
          { value: 'companionship', label: 'Be a companion' },
          { value: 'children-companion', label: 'Be a companion for our children' },
          { value: 'livestock-protection', label: 'Protect our livestock' },
          { value: 'home-security-deployment', label: 'Keep the home secure during deployment' },
        ],
      },
    ],
  },
  {
    key: 'additional',
    title: 'Additional Information',
    questions: [
      { name: 'additionalInfo', label: 'Additional information', kind: 'paragraph', maxLength: 5_000 },
      {
        name: 'hearAboutUs',
        label: 'How did you hear about us?',
        kind: 'one',
        options: [
          { value: 'google', label: 'Google' },
          { value: 'facebook', label: 'Facebook' },
          { value: 'referral', label: 'Someone told us about you' },
          { value: 'military-community', label: 'Military community' },
          { value: 'veterinarian', label: 'Veterinarian' },
          { value: 'other', label: 'Somewhere else' },
        ],
      },
    ],
  },
  {
    key: 'pups',
    title: 'Our Pups',
    questions: [{ name: 'pups', label: 'Pups', kind: 'several', maxLength: 50, maxNames: 20 }],
  },
] as const satisfies readonly Section[];

type Entry = (typeof SECTIONS)[number]['questions'][number];

export type FieldName = Entry['name'];
type ListName = Extract<Entry, { kind: 'several' }>['name'];

/** The answers of a request. Optional answers that were left out are empty. */
export type ConsultationRequest = { readonly [Name in FieldName]: Name extends ListName ? readonly string[] : string };

export const QUESTIONS = byName((question) => question) as { readonly [Each in Entry as Each['name']]: Each };

export const FIELD_NAMES = Object.keys(QUESTIONS) as readonly FieldName[];

/** The request that an untouched form would send. */
export const EMPTY_REQUEST = byName(({ kind }) => (kind === 'several' ? [] : '')) as ConsultationRequest;

/** The question with the properties that any question may have. */
export function questionOf(name: FieldName): Question {
  return QUESTIONS[name];
}

/** The answers at the top of the owner's mail, in this order. The owner reads them before the call. */
export const MAIL_TOP: readonly FieldName[] = [
  'militaryStatus',
  'deploymentConsiderations',
  'childrenAges',
  'timeline',
  'currentPets',
  'familySize',
  'location',
];

/** The questions that are not asked, given these answers. */
export function hiddenFields(answers: Readonly<Partial<Record<string, unknown>>>): FieldName[] {
  return FIELD_NAMES.filter((name) => {
    const { asked } = questionOf(name);
    const chosen = asked ? [answers[asked.after]].flat() : [];
    return asked && !chosen.some((value) => typeof value === 'string' && value !== '' && !asked.unless.includes(value));
  });
}

/** A stored answer with the labels of the form. Empty if there is no answer. */
export function readableAnswer(name: FieldName, stored: unknown): string {
  const values = [stored].flat().filter((value) => value !== null && value !== undefined && value !== '');
  return values.map((value) => labelOf(name, value)).join(', ');
}

function labelOf(name: FieldName, value: unknown): string {
  const { label = String(value), hint } = questionOf(name).options?.find((option) => option.value === value) ?? {};
  return hint ? `${label} (${hint})` : label;
}

function byName(read: (question: Question) => unknown): object {
  const questions: readonly Question[] = SECTIONS.flatMap(({ questions }) => [...questions]);
  return Object.fromEntries(questions.map((question) => [question.name, read(question)]));
}
