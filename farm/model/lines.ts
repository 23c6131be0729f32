import { z } from 'zod';

// A value has the type that YAML gives it: the forms of Pages CMS write the same one. Sentences and forms show the `example`.

const EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u;

/** What people write where they have nothing to say. It would be published: "located in n/a, OK". */
const NOTHING = /^(n\/a|null|nil|none|tbd|[-–—~?.]+)$/i;

/** "(real)" after a name allows one that looks like no name, or that the site came with. */
export function real(name: string): string {
  return name.replace(/\s*\(real\)$/, '');
}

type Wrong = Pick<z.core.$ZodRawIssue, 'input'>;

/** YAML would read digits as a number. */
function inFile(example: string | number) {
  return typeof example === 'string' && /^\d+$/.test(example) ? `"${example}"` : example;
}

/** The sentence about a field without a value, or with a list. */
function noValue(example: string | number, { input }: Wrong): string | undefined {
  const write = `Write for example: ${inFile(example)}`;
  if ((input ?? '') === '') return `it is missing or empty. ${write}`;
  return typeof input === 'object' ? `it is not one value. ${write}` : undefined;
}

function noText(example: string, issue: Wrong, advice = 'Put a quotation mark before and after it.'): string {
  const type = typeof issue.input === 'number' ? 'a number' : 'yes or no';
  return noValue(example, issue) ?? `it is read as ${type}. ${advice}`;
}

/** Somebody may be called Nil. */
function hintAbout(name: string): string {
  return /^[A-Z][a-z]/.test(name) ? `(If somebody is called that, write "${name} (real)".) ` : '';
}

/** Text of one or more lines. */
export function words(example: string, max: number) {
  const error = (issue: Wrong) => noText(example, issue);
  return z
    .string({ error })
    .overwrite(cleaned)
    .min(1, { error })
    .refine((text) => !NOTHING.test(text), {
      error: ({ input }) => `it says nothing. ${hintAbout(`${input}`)}Write for example: ${example}`,
    })
    .refine(
      (text) => !/^[“”„"'‘’][^“”„"]*[“”„"'‘’]$/.test(text),
      'the quotation marks around it would show on the page. Remove them.',
    )
    .max(max, `it has more than ${max} characters, and there is no room for them. Write a shorter text.`)
    .meta({ field: 'text' });
}

/** Removes what nobody sees, but no joiners. Word writes U+000B for a new line, and a Mac takes letters with accents apart. */
export function cleaned(given: string): string {
  return given
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\t\n]|(?!\u200C|\u200D|\uFE0F)\p{Default_Ignorable_Code_Point}/gu, '')
    .trim();
}

const ELISION = /^(\d|(tis|twas|em|til|cause|n)\b)/i;

/** Makes quotation marks and apostrophes curly, because keyboards have only straight ones. */
export function shown(given: string): string {
  return given
    .replace(/(?<![^\s([—])"/g, '“')
    .replaceAll('"', '”')
    .replace(/(?<![^\s([—“])'(?=(\S[^']*(?:'\p{L}[^']*)*)(?<=\S)'(?!\p{L}))/gu, (mark, quoted: string) =>
      ELISION.test(quoted) ? mark : '‘',
    )
    .replaceAll("'", '’');
}

/** Text on one line that pages and mails show, with characters that the site's fonts have. */
export function text(example: string, max: number) {
  return words(example, max)
    .refine((line) => !line.includes('\n'), 'it has more than one line. Write it on one line.')
    .refine((line) => !EMOJI.test(line), "it has an emoji, which the site's typefaces don't have. Remove it.")
    .meta({ field: 'string', examples: [example] })
    .transform((line) => shown(real(line)));
}

/** A text in one form, which `make` knows. The sentence says what to `write`. */
export function format<T extends z.ZodType>(
  example: string,
  write: string,
  make: (params: { error: (issue: Wrong) => string }) => T,
): T {
  const error = (issue: Wrong) => {
    if (!issue.input || typeof issue.input !== 'string')
      return noText(example, issue, `Write ${write}, in quotation marks, for example: "${example}"`);
    const character = lookAlikeIn(issue.input);
    const wrong = character ? `it has ${character} in it` : `"${issue.input}" can't be used`;
    return `${wrong}. Write ${write}, for example: ${inFile(example)}`;
  };
  return make({ error }).meta({ message: `Write ${write}, for example: ${example}`, examples: [example] });
}

export function pattern(example: string, write: string, regex: RegExp) {
  return format(example, write, (params) => z.string(params).regex(regex, params));
}

/** One of these words. */
export function choice<const T extends readonly [string, ...string[]]>(words: T) {
  return format(words[0], words.join(' or '), (params) => z.enum(words, params)).meta({ examples: undefined });
}

/** A number. The forms have fields for numbers, which cannot show one with other characters. */
export function number(example: number, { least, most, digits = 0 }: { least: number; most: number; digits?: number }) {
  const kind = digits > 0 ? `a number with up to ${digits} decimals` : 'a whole number';
  const write = `Write ${kind} from ${least} to ${most}, without other characters or quotation marks, for example: ${example}`;
  const error = (issue: Wrong) => noValue(example, issue) ?? `"${issue.input}" can't be used. ${write}`;
  return z
    .number({ error })
    .min(least, { error })
    .max(most, { error })
    .multipleOf(10 ** -digits, { error })
    .meta({ examples: [example] });
}

export const yesOrNo = z.boolean({
  error: ({ input }) => `"${input}" can't be used. Write true for yes, or false for no, without quotation marks.`,
});

/** A line that may be left out or empty. With `ownAdvice`, its own sentences and other rules say when it may be empty. */
export function optional<T extends z.ZodType>(line: T, { ownAdvice = false } = {}) {
  return z
    .preprocess((given, { addIssue }) => {
      const text = String(given ?? '').trim();
      if (!ownAdvice && NOTHING.test(text)) addIssue('it says nothing. Leave it empty.');
      return text === '' ? undefined : given;
    }, line.optional())
    .optional();
}

/** Reports a mistake in the line at this path below the value that the rule is about. */
type Say = (path: readonly PropertyKey[], sentence: string) => void;

/** An entry or a list of entries, without the lines that have a mistake of their own. `map` and `some` skip a wrong entry. */
type Right<T> = T extends readonly (infer Entry)[] ? readonly Partial<Entry>[] : Partial<T>;

/** Adds a rule about several lines. It also runs when some of them have mistakes, so that all are reported together. */
export function withRule<T extends z.ZodType>(schema: T, rule: (value: Right<z.output<T>>, say: Say) => void): T {
  return schema.superRefine(
    (value, { issues, addIssue }) => {
      const right = structuredClone(value);
      for (const path of pathsOf(issues)) {
        const around = path.slice(0, -1).reduce((outer, key) => Object(outer)[key], right as unknown);
        Reflect.deleteProperty(Object(around), path.at(-1) ?? '');
      }
      rule(right as Right<z.output<T>>, (path, message) => addIssue({ code: 'custom', path: [...path], message }));
    },
    { when: ({ issues }) => pathsOf(issues).every((path) => path.length > 0) },
  );
}

function pathsOf(issues: readonly z.core.$ZodRawIssue[]): PropertyKey[][] {
  return issues.flatMap(({ code, path = [] }) => (code === 'unrecognized_keys' ? [] : [path]));
}

/** A rule: no two entries of a list mean the same in this line. */
export function unique<Line extends string>(line: Line, sentence: string, meaningOf = (text: string) => text) {
  return (entries: readonly { readonly [Key in Line]?: string }[], say: Say) => {
    const meanings = entries.map(({ [line]: text }) => text && meaningOf(text));
    for (const [index, meaning] of meanings.entries())
      if (meaning && meanings.indexOf(meaning) < index) say([index, line], sentence);
  };
}

/** Spaces and dashes that keyboards do not have, and what cannot be seen. */
const LOOKS_ALIKE = /(?! )\s|\p{Default_Ignorable_Code_Point}|(?!-)\p{Pd}|\u2212/u;
const BULLET = /[•·▪◦*](?= )/u;

/** Names such a character, for example `a dash of another kind (U+2013)`. Undefined if the text has none. */
export function lookAlikeIn(text: string): string | undefined {
  const [character] = LOOKS_ALIKE.exec(text) ?? BULLET.exec(text) ?? [];
  return (
    character && `${kindOf(character)} (U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`
  );
}

function kindOf(character: string): string {
  if (character === '\t') return 'a tab';
  if (/\s/.test(character)) return 'a space of another kind';
  if (/[\p{Pd}\u2212]/u.test(character)) return 'a dash of another kind';
  return LOOKS_ALIKE.test(character) ? 'an invisible character' : 'a bullet';
}
