import { z } from 'zod';

/** A schema, with what lines.ts adds for its field in the forms of Pages CMS. */
export type Rules = z.core.JSONSchema.BaseSchema & {
  readonly items?: Rules;
  readonly properties?: Readonly<Record<string, Rules>>;
  /** The type of the field, if it does not follow from the schema. */
  readonly field?: string;
  /** About a text that does not have the pattern. */
  readonly message?: string;
  /** The label of each word in `enum`. */
  readonly names?: Readonly<Record<string, string>>;
};

export function rulesOf(schema: z.ZodType): Rules {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Rules;
}

export function rulesAt(rules: Rules | undefined, path: readonly PropertyKey[]): Rules | undefined {
  const inside = (around: Rules | undefined, key: PropertyKey) =>
    typeof key === 'number' ? around?.items : around?.properties?.[String(key)];
  return path.reduce(inside, rules);
}

/** The label and the help text of a field. The first sentence of its description is the label. */
export function wordsOf({ description = '', examples = [] }: Rules) {
  const [label, ...sentences] = description.split('. ');
  const help = [sentences.join('. '), ...examples.map((example) => `For example: ${example}`)]
    .filter(Boolean)
    .join(' ');
  return { label, description: help || undefined };
}
