import * as z from 'zod/mini';
import { hiddenFields } from './conditions.ts';
import { FIELD_LABELS, type FieldName } from './fields.ts';
import { GOALS_MIN, MAX_LENGTH, PHONE_MIN_LENGTH } from './lengths.ts';
import { OPTIONS, type Option } from './options.ts';

/** The fields in the order of the form. Parsing trims texts and empties hidden fields. */
export const consultationSchema = z.pipe(
  z.transform(clearHiddenFields),
  z.strictObject(
    {
      firstName: name(FIELD_LABELS.firstName, 'First name is required.'),
      lastName: name(FIELD_LABELS.lastName, 'Last name is required.'),
      email: z.pipe(
        address(MAX_LENGTH.email, FIELD_LABELS.email, 'Valid email is required.'),
        z.email({ pattern: z.regexes.html5Email, error: 'Valid email is required.' }),
      ),
      phone: address(MAX_LENGTH.phone, FIELD_LABELS.phone, 'Valid phone number is required.').check(
        z.minLength(PHONE_MIN_LENGTH, 'Valid phone number is required.'),
      ),
      location: oneOf(OPTIONS.location, 'Location is required.'),
      familySize: oneOf(OPTIONS.familySize, 'Family size is required.'),
      childrenAges: z._default(line(MAX_LENGTH.childrenAges, FIELD_LABELS.childrenAges), ''),
      currentPets: z._default(manyOf(OPTIONS.currentPets), []),
      propertyType: oneOf(OPTIONS.propertyType, 'Property type is required.'),
      dogExperience: oneOf(OPTIONS.dogExperience, 'Experience level is required.'),
      timeline: oneOf(OPTIONS.timeline, 'Timeline is required.'),
      militaryStatus: oneOfOrNone(OPTIONS.militaryStatus),
      deploymentConsiderations: oneOfOrNone(OPTIONS.deploymentConsiderations),
      guardianGoals: manyOf(OPTIONS.guardianGoals, 'At least one goal is required.').check(
        z.minLength(GOALS_MIN, 'At least one goal is required.'),
      ),
      additionalInfo: z._default(paragraph(MAX_LENGTH.additionalInfo, FIELD_LABELS.additionalInfo), ''),
      hearAboutUs: oneOfOrNone(OPTIONS.hearAboutUs),
    } satisfies Record<FieldName, unknown>,
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys' ? 'The request holds a field that we do not know.' : undefined,
    },
  ),
);

/** A valid request. Optional answers that were left out are empty strings. */
export type ConsultationRequest = z.output<typeof consultationSchema>;

type Values<Options extends readonly Option[]> = Options[number]['value'];

/** Answers to hidden questions are neither validated nor stored. */
function clearHiddenFields(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const hidden: readonly string[] = hiddenFields(input);
  return Object.fromEntries(Object.entries(input).filter(([name]) => !hidden.includes(name)));
}

function name(label: string, required: string) {
  return line(MAX_LENGTH.name, label, required).check(z.minLength(1, required));
}

/** One line of text. Replaces line breaks and tabs by spaces, and removes what a person cannot see. */
function line(max: number, label: string, typeError = `${label} must be text.`) {
  return text(max, label, visibleLine, typeError);
}

/** An email address or a phone number. Its characters get their usual width, for example full-width digits. */
function address(max: number, label: string, typeError: string) {
  return text(max, label, (value) => visibleLine(value.normalize('NFKC')), typeError);
}

/** Contacts and web pages put invisible characters, for example U+202A or U+200B, around what a visitor copies. */
function visibleLine(value: string): string {
  return value.replace(/\p{Default_Ignorable_Code_Point}/gu, '').replace(/\s+/gu, ' ');
}

function paragraph(max: number, label: string) {
  return text(max, label, (value) => value.replace(/\r\n?/g, '\n'), `${label} must be text.`);
}

function text(max: number, label: string, normalize: (value: string) => string, typeError: string) {
  return z.string(typeError).check(
    z.overwrite((value) => emptyIfInvisible(withoutControls(normalize(value.toWellFormed())).trim())),
    // A function, because formatting the first number in a locale takes a browser longer than creating this schema.
    z.maxLength(max, { error: () => `${label} must be ${max.toLocaleString('en-US')} characters or fewer.` }),
  );
}

/** Removes control characters (Unicode category Cc) except tabs and line feeds. */
function withoutControls(value: string): string {
  return value.replace(/[^\P{Cc}\t\n]/gu, '');
}

/** Returns an empty string for text that shows nothing, such as zero-width characters or an empty Braille cell. */
function emptyIfInvisible(value: string): string {
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
