import type { z } from 'zod';

/** Reports a mistake in the line at this path below the value that the rule is about. */
export type Say = (path: readonly PropertyKey[], sentence: string) => void;

/** Adds a rule about several lines. It runs when none of them has a mistake of its own. */
export function withRule<T extends z.ZodType>(schema: T, rule: (value: z.output<T>, say: Say) => void): T {
  return schema.superRefine(
    (value, { addIssue }) => rule(value, (path, message) => addIssue({ code: 'custom', path: [...path], message })),
    { when: ({ issues }) => issues.length === 0 },
  );
}

/** A rule: no two entries of a list mean the same in this line. */
export function unique<Line extends string>(line: Line, sentence: string, meaningOf = (text: string) => text) {
  return (entries: readonly { readonly [Key in Line]: string }[], say: Say) => {
    const meanings = entries.map(({ [line]: text }) => meaningOf(text));
    for (const [index, meaning] of meanings.entries())
      if (meanings.indexOf(meaning) < index) say([index, line], sentence);
  };
}
