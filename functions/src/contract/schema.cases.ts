import { type ConsultationRequest, EMPTY_REQUEST, type FieldName, QUESTIONS, type TextName } from './questions.ts';

/** A request and its expected result. The schema, the form's validation and the deployed function are tested with all. */
export interface ConsultationCase {
  readonly name: string;
  readonly request: Readonly<Record<string, unknown>>;
  /** The fields that parsing changes. Only for valid requests. */
  readonly parsed?: Partial<ConsultationRequest>;
  /** The expected messages, in the order of the form. Empty for valid requests. */
  readonly errors: Partial<Record<FieldName, string>>;
}

export const VALID_REQUEST: ConsultationRequest = {
  firstName: 'Sample',
  lastName: 'Family',
  email: 'sample.family@example.com',
  phone: '(405) 555-0123',
  location: 'tinker-afb',
  familySize: '1-2-children',
  childrenAges: '4, 7',
  currentPets: ['dogs', 'cats'],
  propertyType: 'base-housing',
  dogExperience: 'some-experience',
  timeline: '1-3-months',
  militaryStatus: 'active-duty',
  deploymentConsiderations: 'possible-deployment',
  guardianGoals: ['family-protection', 'companionship'],
  additionalInfo: 'We have a fenced yard.\nOur younger child is shy.',
  hearAboutUs: 'military-community',
};

const ALL_REQUIRED = {
  firstName: 'First name is required.',
  lastName: 'Last name is required.',
  email: 'Valid email is required.',
  phone: 'Valid phone number is required.',
  location: 'Location is required.',
  familySize: 'Family size is required.',
  propertyType: 'Property type is required.',
  dogExperience: 'Experience level is required.',
  timeline: 'Timeline is required.',
  guardianGoals: 'At least one goal is required.',
} as const;

const REQUIRED_ONLY = Object.fromEntries(Object.entries(VALID_REQUEST).filter(([name]) => name in ALL_REQUIRED));
const LEFT_EMPTY = Object.fromEntries(Object.entries(EMPTY_REQUEST).filter(([name]) => !(name in ALL_REQUIRED)));

const ZERO_WIDTH = '\u200B\u200D\u2060\uFEFF\u00AD';

export const CONSULTATION_CASES: readonly ConsultationCase[] = [
  { name: 'a request with every answer', request: VALID_REQUEST, errors: {} },
  { name: 'a request with the required answers only', request: { ...REQUIRED_ONLY, ...LEFT_EMPTY }, errors: {} },
  { name: 'a request without the optional fields', request: REQUIRED_ONLY, parsed: LEFT_EMPTY, errors: {} },
  { name: 'an empty form', request: EMPTY_REQUEST, errors: ALL_REQUIRED },
  { name: 'an empty object', request: {}, errors: ALL_REQUIRED },
  {
    name: 'answers of the wrong type',
    request: Object.fromEntries(Object.keys(ALL_REQUIRED).map((name) => [name, { nested: true }])),
    errors: ALL_REQUIRED,
  },
  refused('a first name of spaces', { firstName: '   ' }, { firstName: 'First name is required.' }),
  refused(
    'a first name of control characters',
    { firstName: '\u0000\u0007' },
    { firstName: 'First name is required.' },
  ),
  refused('a last name of invisible letters', { lastName: '\u3164 \u2800' }, { lastName: 'Last name is required.' }),
  accepted('a text of zero-width characters', { additionalInfo: ZERO_WIDTH }, { additionalInfo: '' }),
  accepted('an emoji that is joined by zero-width characters', {
    additionalInfo: '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  }),
  refused('an email without a domain', { email: 'sample@' }, { email: 'Valid email is required.' }),
  refused('an email with two @', { email: 'sample@home@example.com' }, { email: 'Valid email is required.' }),
  accepted('an email whose domain has no dot, as browsers accept it', { email: 'sample@localhost' }),
  ...['a&b', 'a/b', 'a..b', "o'brien", '.a'].map((user) =>
    accepted(`the email name ${user}, as browsers accept it`, { email: `${user}@example.com` }),
  ),
  accepted(
    'an email with invisible characters of a contact',
    { email: '\u202Asample\u00AD@example\u200B.com\u202C' },
    { email: 'sample@example.com' },
  ),
  accepted(
    'an email and a phone number in full width',
    { email: 'sample＠example．com', phone: '（４０５）　５５５－０１２３' },
    { email: 'sample@example.com', phone: '(405) 555-0123' },
  ),
  ...['münchen.de', 'xn--mnchen-3ya.de', '例え.テスト', 'मेल.भारत'].map((domain) =>
    accepted(`an email at the international domain ${domain}`, { email: `dana@${domain}` }),
  ),
  ...['dãna@example.com', 'dana@mün chen.de', 'dana@-münchen.de', 'dana@münchen..de', 'dana@example.com.'].map(
    (email) => refused(`the email ${email}, as browsers refuse it`, { email }, { email: 'Valid email is required.' }),
  ),
  ...['.', '\u2010', '\u2011', '\u2013', '\u2014', '\u2212', '\u00b7', '\u2022', '\u30fb'].map((sign) =>
    accepted(
      `a phone number with the sign "${sign}" in it`,
      { phone: `405${sign}555${sign}0123` },
      { phone: '405-555-0123' },
    ),
  ),
  accepted(
    'direction marks in names, phone number and ages',
    {
      firstName: '\u2067Dana\u2069',
      lastName: '\u200FWhitfield',
      phone: '\u202D405-555-0137\u202C',
      childrenAges: '4,\u200E 7',
    },
    { firstName: 'Dana', lastName: 'Whitfield', phone: '405-555-0137', childrenAges: '4, 7' },
  ),
  accepted('joiners between the letters of names', {
    firstName: 'ෂ්\u200Dරී',
    lastName: 'علی\u200Cرضا \u{1F468}\u200D\u{1F469}',
  }),
  accepted(
    'joiners at the ends of words, two in a row, and in email and phone number',
    {
      firstName: '\u200DDana\u200C \u200DMae',
      lastName: 'Whit\u200D\u200Cfield\u200D',
      email: 'da\u200Dna@example.com',
      phone: '405\u200D-555-0137',
    },
    { firstName: 'Dana Mae', lastName: 'Whitfield', email: 'dana@example.com', phone: '405-555-0137' },
  ),
  refused(
    'a phone number that is long enough only with invisible characters',
    { phone: '555-0137\u202C\u200B' },
    { phone: 'Valid phone number is required.' },
  ),
  accepted('an email at a domain with the longest name that a part of it may have', {
    email: `dana@${'a'.repeat(63)}.com`,
  }),
  refused('a phone number of 9 characters', { phone: '405555010' }, { phone: 'Valid phone number is required.' }),
  refused('a location that is not listed', { location: 'tulsa' }, { location: 'Location is required.' }),
  tooLong('firstName', 'First name must be 100 characters or fewer.'),
  tooLong('lastName', 'Last name must be 100 characters or fewer.'),
  tooLong('phone', 'Phone number must be 40 characters or fewer.'),
  tooLong('childrenAges', 'Ages of Children must be 200 characters or fewer.'),
  tooLong('additionalInfo', 'Additional information must be 5,000 characters or fewer.'),
  refused(
    'an email of 255 characters',
    { email: `${'a'.repeat(QUESTIONS.email.maxLength - 11)}@example.com` },
    { email: 'Email must be 254 characters or fewer.' },
  ),
  accepted('a phone number of 10 characters', { phone: '4055550100' }),
  accepted('names of 100 characters', { firstName: 'a'.repeat(100), lastName: 'b'.repeat(100) }),
  accepted(
    'texts with space around them',
    { firstName: '  Sample ', phone: ' 405 555 0123\n' },
    {
      firstName: 'Sample',
      phone: '405 555 0123',
    },
  ),
  accepted('a line break in a name', { lastName: 'Sample\r\nBcc: x' }, { lastName: 'Sample Bcc: x' }),
  accepted(
    'control characters in a text',
    { additionalInfo: 'a\u0000b\u0085c\r\nd\te\rf' },
    { additionalInfo: 'abc\nd\te\nf' },
  ),
  accepted(
    'a text that is short enough without the carriage returns of a form',
    { additionalInfo: 'a\r\n'.repeat(QUESTIONS.additionalInfo.maxLength / 2) },
    { additionalInfo: 'a\n'.repeat(QUESTIONS.additionalInfo.maxLength / 2).trim() },
  ),
  accepted('an incomplete surrogate pair', { firstName: 'Sam\ud800' }, { firstName: 'Sam\ufffd' }),
  accepted('an answer chosen twice', { currentPets: ['cats', 'cats'] }, { currentPets: ['cats'] }),
  accepted('ages of children for adults only', { familySize: 'adults-only' }, { childrenAges: '' }),
  accepted(
    'values of the wrong type in hidden fields',
    { familySize: 'adults-only', childrenAges: 7, militaryStatus: 'civilian', deploymentConsiderations: ['x'] },
    { childrenAges: '', deploymentConsiderations: '' },
  ),
  accepted('deployment without a military status', { militaryStatus: '' }, { deploymentConsiderations: '' }),
  refused('a pet that is not listed', { currentPets: ['dragon'] }, { currentPets: 'Choose from the listed answers.' }),
  refused(
    'a goal that is not listed',
    { guardianGoals: ['fame'] },
    { guardianGoals: 'Choose from the listed answers.' },
  ),
  refused('a source that is not listed', { hearAboutUs: 'tv' }, { hearAboutUs: 'Choose one of the listed answers.' }),
];

function accepted(
  name: string,
  changed: Record<string, unknown>,
  parsed: Partial<ConsultationRequest> = {},
): ConsultationCase {
  return { name, request: { ...VALID_REQUEST, ...changed }, parsed, errors: {} };
}

function refused(name: string, changed: Record<string, unknown>, errors: ConsultationCase['errors']): ConsultationCase {
  return { name, request: { ...VALID_REQUEST, ...changed }, errors };
}

function tooLong(field: TextName, message: string): ConsultationCase {
  const max = QUESTIONS[field].maxLength;
  return refused(`${field} of ${max + 1} characters`, { [field]: 'a'.repeat(max + 1) }, { [field]: message });
}
