import * as z from 'zod/mini';
import { unaskedIn } from './conditions.ts';
import type { FieldName } from './fields.ts';
import { GOALS_MIN, MAX_LENGTH, PHONE_MIN_LENGTH } from './lengths.ts';
import {
  CURRENT_PETS,
  DEPLOYMENT_CONSIDERATIONS,
  DOG_EXPERIENCE,
  FAMILY_SIZE,
  GUARDIAN_GOALS,
  HEAR_ABOUT_US,
  LOCATION,
  MILITARY_STATUS,
  type Option,
  PROPERTY_TYPE,
  TIMELINE,
} from './options.ts';

/** The sixteen fields in the order of the specification; what parses is trimmed, and its hidden fields are empty. */
export const consultationSchema = z.pipe(
  z.transform(clearHiddenFields),
  z.strictObject(
    {
      firstName: name('First name', 'First name is required.'),
      lastName: name('Last name', 'Last name is required.'),
      email: z.pipe(line(MAX_LENGTH.email, 'Email', 'Valid email is required.'), z.email('Valid email is required.')),
      phone: line(MAX_LENGTH.phone, 'Phone number', 'Valid phone number is required.').check(
        z.minLength(PHONE_MIN_LENGTH, 'Valid phone number is required.'),
      ),
      location: oneOf(LOCATION, 'Location is required.'),
      familySize: oneOf(FAMILY_SIZE, 'Family size is required.'),
      childrenAges: z._default(line(MAX_LENGTH.childrenAges, 'Ages of children'), ''),
      currentPets: z._default(manyOf(CURRENT_PETS), []),
      propertyType: oneOf(PROPERTY_TYPE, 'Property type is required.'),
      dogExperience: oneOf(DOG_EXPERIENCE, 'Experience level is required.'),
      timeline: oneOf(TIMELINE, 'Timeline is required.'),
      militaryStatus: oneOfOrNone(MILITARY_STATUS),
      deploymentConsiderations: oneOfOrNone(DEPLOYMENT_CONSIDERATIONS),
      guardianGoals: manyOf(GUARDIAN_GOALS, 'At least one goal is required.').check(
        z.minLength(GOALS_MIN, 'At least one goal is required.'),
      ),
      additionalInfo: z._default(paragraph(MAX_LENGTH.additionalInfo, 'Additional information'), ''),
      hearAboutUs: oneOfOrNone(HEAR_ABOUT_US),
    } satisfies Record<FieldName, unknown>,
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys' ? 'The request holds a field that we do not know.' : undefined,
    },
  ),
);

/** A request that passed the schema. Optional answers that were left out are empty strings. */
export type ConsultationRequest = z.output<typeof consultationSchema>;

type Values<Options extends readonly Option[]> = Options[number]['value'];

/** An answer to a question that is not asked is neither checked nor kept. */
function clearHiddenFields(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  return { ...input, ...Object.fromEntries(unaskedIn(input).map((name) => [name, ''])) };
}

function name(label: string, required: string) {
  return line(MAX_LENGTH.name, label, required).check(z.minLength(1, required));
}

/** One line of text: line breaks and tabs become spaces, other control characters go. */
function line(max: number, label: string, typeError = `${label} must be text.`) {
  return text(max, label, (value) => value.replace(/\s+/gu, ' '), typeError);
}

function paragraph(max: number, label: string) {
  return text(max, label, (value) => value.replace(/\r\n?/g, '\n'), `${label} must be text.`);
}

function text(max: number, label: string, normalize: (value: string) => string, typeError: string) {
  return z.string(typeError).check(
    z.overwrite((value) => unlessBlank(withoutControls(normalize(value.toWellFormed())).trim())),
    // Written when it is needed: the first number in a language costs a browser more than the whole schema.
    z.maxLength(max, { error: () => `${label} must be ${max.toLocaleString('en-US')} characters or fewer.` }),
  );
}

/** Unicode category Cc but for the tab and the line feed. */
function withoutControls(value: string): string {
  return value.replace(/[^\P{Cc}\t\n]/gu, '');
}

/** What shows nothing, zero-width characters or an empty Braille cell say, is no answer. */
function unlessBlank(value: string): string {
  return /[^\p{Default_Ignorable_Code_Point}\s\u2800]/u.test(value) ? value : '';
}

function oneOf<const Options extends readonly Option[]>(options: Options, message: string) {
  return z.enum(valuesOf(options), message);
}

function oneOfOrNone<const Options extends readonly Option[]>(options: Options) {
  return z._default(z.union([z.literal(''), z.enum(valuesOf(options))], 'Choose one of the listed answers.'), '');
}

function manyOf<const Options extends readonly Option[]>(
  options: Options,
  typeError = 'Choose from the listed answers.',
) {
  return z
    .array(z.enum(valuesOf(options), 'Choose from the listed answers.'), typeError)
    .check(z.overwrite((values) => [...new Set(values)]));
}

function valuesOf<const Options extends readonly Option[]>(options: Options) {
  return options.map((option) => option.value) as [Values<Options>, ...Values<Options>[]];
}
