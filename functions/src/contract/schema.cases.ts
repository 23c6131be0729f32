import {
  type ConsultationRequest,
  EMPTY_REQUEST,
  FIELD_NAMES,
  type FieldName,
  hiddenFields,
  QUESTIONS,
  questionOf,
} from './questions.ts';

/** A request and its expected result. The schema is tested with all. */
export interface ConsultationCase {
  readonly name: string;
  readonly request: Readonly<Record<string, unknown>>;
  /** The fields that parsing changes. Only for valid requests. */
  readonly parsed?: Partial<ConsultationRequest>;
  /** The expected messages, in the order of the form. Empty for valid requests. */
  readonly errors: Partial<Record<FieldName, string>>;
}

const REQUIRED = Object.fromEntries(
  FIELD_NAMES.map((name) => [name, questionOf(name).required]).filter(([, required]) => required),
);

/** A text for each kind of question. */
const TEXTS = {
  line: 'Sample',
  email: 'sample.family@example.com',
  phone: '(405) 555-0123',
  paragraph: 'We have a fenced yard.\nOur younger child is shy.',
} as const;

/** Answers that tests and accepted pictures rely on. */
const CHOSEN: Partial<ConsultationRequest> = {
  lastName: 'Family',
  location: 'tinker-afb',
  childrenAges: '4, 7',
  currentPets: ['dogs', 'cats'],
  dogExperience: 'some-experience',
  timeline: '1-3-months',
  deploymentConsiderations: 'possible-deployment',
  guardianGoals: ['family-protection', 'companionship'],
  hearAboutUs: 'military-community',
};

const answers: Record<string, unknown> = {};
for (const name of FIELD_NAMES)
  answers[name] = hiddenFields(answers).includes(name) ? EMPTY_REQUEST[name] : sampleAnswer(name);

/** A request with an answer to every question of the table that is asked after these answers, but about no pup. */
export const VALID_REQUEST = answers as ConsultationRequest;

/** A text, or an option after which every question that depends on it is asked. */
function sampleAnswer(name: FieldName): string | readonly string[] {
  const question = questionOf(name);
  const chosen = CHOSEN[name];
  if (!question.options)
    return question.kind === 'several' ? [] : (chosen ?? TEXTS[question.kind].slice(0, question.maxLength));
  const conditions = FIELD_NAMES.flatMap((other) => questionOf(other).asked ?? []);
  const leads = (value: string) => conditions.every((asked) => asked.after !== name || !asked.unless.includes(value));
  if (chosen && [chosen].flat().some(leads)) return chosen;
  const value = question.options.map(({ value }) => value).find(leads) ?? '';
  return question.kind === 'several' ? [value] : value;
}

const REQUIRED_ONLY = pick(VALID_REQUEST, (name) => name in REQUIRED);
const LEFT_EMPTY = pick(EMPTY_REQUEST, (name) => name in VALID_REQUEST && !(name in REQUIRED));

const ZERO_WIDTH = '\u200B\u200D\u2060\uFEFF\u00AD';

export const CONSULTATION_CASES: readonly ConsultationCase[] = [
  { name: 'a request with every answer', request: VALID_REQUEST, errors: {} },
  { name: 'a request with the required answers only', request: { ...REQUIRED_ONLY, ...LEFT_EMPTY }, errors: {} },
  { name: 'a request without the optional fields', request: REQUIRED_ONLY, parsed: LEFT_EMPTY, errors: {} },
  { name: 'an empty form', request: EMPTY_REQUEST, errors: REQUIRED },
  { name: 'an empty object', request: {}, errors: REQUIRED },
  refused('answers of the wrong type', Object.fromEntries(Object.keys(REQUIRED).map((name) => [name, { a: 1 }]))),
  refused(
    'a text of the wrong type',
    { additionalInfo: 7 },
    { additionalInfo: 'Additional information must be text.' },
  ),
  refused('a last name of invisible letters', { lastName: '\u3164 \u2800' }),
  accepted('a text of zero-width characters', { additionalInfo: ZERO_WIDTH }, { additionalInfo: '' }),
  refused('an email without a domain', { email: 'sample@' }),
  refused('an email with two @', { email: 'sample@home@example.com' }),
  accepted('an email whose domain has no dot, as browsers accept it', { email: 'sample@localhost' }),
  accepted('an odd email name, as browsers accept it', { email: ".a&b/c..o'brien@example.com" }),
  accepted(
    'an email and a phone number in full width',
    { email: 'sample＠example．com', phone: '（４０５）　５５５－０１２３' },
    { email: 'sample@example.com', phone: '(405) 555-0123' },
  ),
  ...['münchen.de', '例え.テスト', 'मेल.भारत'].map((domain) =>
    accepted(`an email at the international domain ${domain}`, { email: `dana@${domain}` }),
  ),
  ...['dãna@example.com', 'dana@mün chen.de', 'dana@-münchen.de', 'dana@münchen..de', 'dana@example.com.'].map(
    (email) => refused(`the email ${email}, as browsers refuse it`, { email }),
  ),
  ...['..', '\u2010\u2011', '\u2013\u2014', '\u2212\u00b7', '\u2022\u30fb'].map(([one, other]) =>
    accepted(`a phone number with "${one}${other}"`, { phone: `405${one}555${other}0123` }, { phone: '405-555-0123' }),
  ),
  accepted('a phone number as contacts copy it', { phone: '\u202D405-555-0137\u202C' }, { phone: '405-555-0137' }),
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
  refused('a phone number that is long enough only with invisible characters', { phone: '555-0137\u202C\u200B' }),
  refused('a location that is not listed', { location: 'tulsa' }),
  ...FIELD_NAMES.filter((name) => VALID_REQUEST[name]?.length).flatMap(tooLong),
  accepted('a phone number of 10 characters', { phone: '4055550100' }),
  accepted('names of 100 characters', { firstName: 'a'.repeat(100), lastName: 'b'.repeat(100) }),
  accepted('a line break in a name', { lastName: 'Sample\r\nBcc: x' }, { lastName: 'Sample Bcc: x' }),
  accepted('control characters', { additionalInfo: 'a\u0000b\u0085c\r\nd\te\rf' }, { additionalInfo: 'abc\nd\te\nf' }),
  accepted(
    'a text that is short enough without the carriage returns of a form',
    { additionalInfo: 'a\r\n'.repeat(QUESTIONS.additionalInfo.maxLength / 2) },
    { additionalInfo: 'a\n'.repeat(QUESTIONS.additionalInfo.maxLength / 2).trim() },
  ),
  accepted('an incomplete surrogate pair', { firstName: 'Sam\ud800' }, { firstName: 'Sam\ufffd' }),
  accepted('an answer chosen twice', { currentPets: ['cats', 'cats'] }, { currentPets: ['cats'] }),
  accepted(
    'values of the wrong type in hidden fields',
    { familySize: 'adults-only', childrenAges: 7, militaryStatus: 'civilian', deploymentConsiderations: ['x'] },
    { childrenAges: '', deploymentConsiderations: '' },
  ),
  refused('a pet that is not listed', { currentPets: ['dragon'] }, { currentPets: 'Choose from the listed answers.' }),
  refused('an unlisted goal', { guardianGoals: ['fame'] }, { guardianGoals: 'Choose from the listed answers.' }),
  accepted(
    'pups by name, as the page showed them: any letters, once each, without what nobody sees',
    { pups: [' Zoë  O’Hara\u200B', 'Daisy', '모모', 'Daisy', '\u200B'] },
    { pups: ['Zoë O’Hara', 'Daisy', '모모'] },
  ),
  refused('a pup of 51 letters', { pups: ['a'.repeat(51)] }, { pups: 'Choose from the listed answers.' }),
  refused('21 pups', { pups: Array.from({ length: 21 }, (_, pup) => `${pup}`) }, { pups: 'Choose 20 or fewer.' }),
  refused('an unlisted status', { militaryStatus: 'tv' }, { militaryStatus: 'Choose one of the listed answers.' }),
];

function pick(request: ConsultationRequest, isPicked: (name: string) => boolean): Partial<ConsultationRequest> {
  return Object.fromEntries(Object.entries(request).filter(([name]) => isPicked(name)));
}

function accepted(name: string, changed: Record<string, unknown>, parsed: Partial<ConsultationRequest> = {}) {
  return { name, request: { ...VALID_REQUEST, ...changed }, parsed, errors: {} };
}

/** Without `errors`, the messages are those for questions without an answer. */
function refused(name: string, changed: Record<string, unknown>, errors?: ConsultationCase['errors']) {
  const required = Object.entries(REQUIRED).filter(([field]) => field in changed);
  return { name, request: { ...VALID_REQUEST, ...changed }, errors: errors ?? Object.fromEntries(required) };
}

function tooLong(field: FieldName): ConsultationCase | [] {
  const question = questionOf(field);
  if (question.options || question.kind === 'several') return [];
  const { label, kind, maxLength } = question;
  const text = (kind === 'email' ? '@example.com' : '').padStart(maxLength + 1, 'a');
  const message = `${label} must be ${maxLength.toLocaleString('en-US')} characters or fewer.`;
  return refused(`${field} of ${text.length} characters`, { [field]: text }, { [field]: message });
}
