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
