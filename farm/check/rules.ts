import type { z } from 'zod';

/** Reports a mistake in the line at this path below the value that the rule is about. */
export type Say = (path: readonly PropertyKey[], sentence: string) => void;

/** A value without the lines that have a mistake of their own. */
type Right<T> = T extends readonly (infer Entry)[]
  ? readonly Right<Entry>[]
  : T extends object
    ? { readonly [Key in keyof T]?: Right<T[Key]> }
    : T;

/** Adds a rule about several lines. It also runs when some of them have mistakes, so that all are reported together. */
export function withRule<T extends z.ZodType>(schema: T, rule: (value: Right<z.output<T>>, say: Say) => void): T {
  return schema.superRefine(
    (value, { issues, addIssue }) => {
      const wrong = issues.flatMap(({ code, path = [] }) => (code === 'unrecognized_keys' ? [] : path.join('\n')));
      const rightIn = (given: unknown, path: readonly PropertyKey[]): unknown => {
        if (path.length > 0 && wrong.includes(path.join('\n'))) return undefined;
        if (Array.isArray(given)) return given.map((entry, index) => rightIn(entry, [...path, index]));
        if (typeof given !== 'object' || given === null) return given;
        return Object.fromEntries(Object.entries(given).map(([key, line]) => [key, rightIn(line, [...path, key])]));
      };
      rule(rightIn(value, []) as Right<z.output<T>>, (path, message) =>
        addIssue({ code: 'custom', path: [...path], message }),
      );
    },
    { when: ({ value }) => [value].flat().every((each) => typeof each === 'object' && each !== null) },
  );
}

/** A rule: no two entries of a list mean the same in this line. */
export function unique<Line extends string>(line: Line, sentence: string, meaningOf = (text: string) => text) {
  return (entries: readonly { readonly [Key in Line]?: string }[], say: Say) => {
    const meanings = entries.map(({ [line]: text }) => text && meaningOf(text));
    for (const [index, meaning] of meanings.entries())
      if (meaning && meanings.indexOf(meaning) < index) say([index, line], sentence);
  };
}
