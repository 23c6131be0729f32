import { z } from 'zod';

/*
 * The parts of the schemas in schema.ts. Every value is parsed from text. The owner reads the messages:
 * {subject} becomes the name of the wrong value, such as `the price of "Advanced Start Guardian"`, and {key} becomes its
 * key in the file (yaml-file.ts).
 */

const EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u;

/** Text of one or more lines. The message for a missing line shows the `example`. */
export function words(example: string, max: number) {
  const write = `Write for example: {key}: ${example}`;
  return z
    .string({
      error: ({ input }) =>
        input === undefined ? `the line "{key}" is missing. ${write}` : `{subject} is not one text. ${write}`,
    })
    .trim()
    .min(1, `{subject} is empty. ${write}`)
    .refine(
      (text) => !/^[“”„"'‘’][^“”„"]*[“”„"'‘’]$/.test(text),
      '{subject} has quotation marks around it, which would show on the page. Remove them.',
    )
    .max(max, `{subject} has more than ${max} letters, and there is no room for them. Write a shorter text.`);
}

/** Makes quotation marks and apostrophes curly, because keyboards have only straight ones. */
export function shown(given: string): string {
  return given
    .replace(/(?<![^\s([—])"/g, '“')
    .replaceAll('"', '”')
    .replaceAll("'", '’');
}

/** Text on one line that pages and mails show. */
export function text(example: string, max?: number) {
  return line(example, max).transform(shown);
}

/** Text on one line, with characters that the site's fonts have. */
export function line(example: string, max = 120) {
  return words(example, max)
    .refine((line) => !line.includes('\n'), '{subject} has more than one line. Write it on one line.')
    .refine((line) => !EMOJI.test(line), "{subject} has an emoji, which the site's typefaces don't have. Remove it.");
}

/** Text that `read` can parse. For other text `read` returns undefined, and the message says what to `write`. */
export function value<T>(example: string, read: (given: string) => T | undefined, write: string) {
  return line(example, 500).transform((given, context) => {
    const understood = read(given);
    if (understood !== undefined) return understood;
    context.addIssue(`{subject} is "${given}". Write ${write}, for example: ${example}`);
    return z.NEVER;
  });
}

/** One of these words. */
export function choice<T extends string>(words: readonly [T, ...T[]]) {
  const read = (given: string) => words.find((word) => word === given.toLowerCase());
  return value(words[0], read, words.join(' or '));
}

export const matching = (pattern: RegExp) => (given: string) => (pattern.test(given) ? given : undefined);

export function count(example: string, [least, most]: readonly [number, number]) {
  const read = (given: string) => (/^\d+$/.test(given) && +given >= least && +given <= most ? +given : undefined);
  return value(example, read, `a whole number from ${least} to ${most}`);
}

/** A line that may be left out, or left empty, as the forms of Pages CMS leave it. */
export function optional<T extends z.ZodType>(line: T) {
  return z.preprocess((given) => (/^\s*$/.test(String(given)) ? undefined : given), line.optional()).optional();
}
