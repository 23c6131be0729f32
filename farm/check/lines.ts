import { z } from 'zod';
import { nameOfSign } from './signs.ts';

/*
 * The parts of the schemas in schema.ts. A value has the type that YAML gives it: the forms of Pages CMS write the same
 * one. The owner reads the messages: {subject} becomes the name of the wrong value, such as `"from" of "Mature Family
 * Guardian"`, {key} its key in the file, and {written} the value as it stands there (yaml-file.ts).
 */

const EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u;

/** What people write where they have nothing to say. It would be published: "located in n/a, OK". */
const NOTHING = /^(n\/a|null|nil|none|tbd|[-–—~?.]+)$/i;

interface Wrong {
  readonly input?: unknown;
}

/** The message about a line without a value, or with a list. The one for a missing line shows the `example`. */
function noValue(example: string, { input }: Wrong): string | undefined {
  const write = `Write for example: {key}: ${example}`;
  if (input === undefined) return `the line "{key}" is missing. ${write}`;
  if (input === null || input === '') return `{subject} is empty. ${write}`;
  return typeof input === 'object' ? `{subject} is not one value. ${write}` : undefined;
}

function unquoted({ input }: Wrong): string {
  return `{subject} is read as ${typeof input === 'number' ? 'a number' : 'yes or no'}. Put quotation marks around it: "{written}"`;
}

/** Text of one or more lines. */
export function words(example: string, max: number) {
  return z
    .string({ error: (issue) => noValue(example, issue) ?? unquoted(issue) })
    .overwrite(cleaned)
    .min(1, { error: () => noValue(example, { input: '' }) })
    .refine((text) => !NOTHING.test(text), `{subject} is "{written}". Leave it empty if there is nothing to say.`)
    .refine(
      (text) => !/^[“”„"'‘’][^“”„"]*[“”„"'‘’]$/.test(text),
      '{subject} has quotation marks around it, which would show on the page. Remove them.',
    )
    .max(max, `{subject} has more than ${max} letters, and there is no room for them. Write a shorter text.`);
}

/**
 * Removes what nobody sees, as the contract does for the visitors' answers. Word writes U+000B for a new line, and a Mac
 * takes letters with accents apart. Joiners stay, which some scripts and emoji need.
 */
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

/** Text on one line that pages and mails show. */
export function text(example: string, max?: number) {
  return line(example, max).transform(shown);
}

/** Text on one line, with characters that the site's fonts have. */
function line(example: string, max = 120) {
  return words(example, max)
    .refine((line) => !line.includes('\n'), '{subject} has more than one line. Write it on one line.')
    .refine((line) => !EMOJI.test(line), "{subject} has an emoji, which the site's typefaces don't have. Remove it.");
}

/** The messages about a text in another form than the schema wants. They say what to `write`. */
export function messages(example: string, write: string) {
  const error = ({ input }: Wrong) => {
    if (typeof input !== 'string') return noValue(example, { input }) ?? unquoted({ input });
    const sign = nameOfSign(input);
    return `{subject} ${sign ? `has ${sign} in it` : 'is "{written}"'}. Write ${write}, for example: ${example}`;
  };
  return { error };
}

/** One of these words. */
export function choice<const T extends readonly [string, ...string[]]>(words: T) {
  return z.enum(words, messages(words[0], words.join(' or ')));
}

interface Range {
  readonly least: number;
  readonly most: number;
  /** Digits after the point. */
  readonly digits?: number;
}

/** A number. The forms have fields for numbers, which cannot show one with other signs. */
export function number(example: string, { least, most, digits = 0 }: Range) {
  const kind = digits > 0 ? 'a number' : 'a whole number';
  const write = `Write ${kind} from ${least} to ${most}, without other signs or quotation marks, for example: {key}: ${example}`;
  const error = (issue: Wrong) => noValue(example, issue) ?? `{subject} is "{written}". ${write}`;
  return z
    .number({ error })
    .min(least, { error })
    .max(most, { error })
    .refine((given) => Number(given.toFixed(digits)) === given, { error });
}

export const yesOrNo = z.boolean({
  error: '{subject} is "{written}". Write true for yes, or false for no, without quotation marks.',
});

/** A line that may be left out, or left empty, as the forms of Pages CMS leave it. */
export function optional<T extends z.ZodType>(line: T) {
  const isEmpty = (given: unknown) => /^\s*$/.test(String(given ?? ''));
  return z.preprocess((given) => (isEmpty(given) ? undefined : given), line.optional()).optional();
}

/** For a rule about several lines or entries: zod would skip it if one of them has a mistake. */
export const ALSO_WITH_MISTAKES = {
  when: ({ value }: { readonly value: unknown }) =>
    [value].flat().every((each) => typeof each === 'object' && each !== null),
};
