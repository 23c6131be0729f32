import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { ENDINGS } from '../../farm/check/photos.ts';
import { PICTURE_KEYS } from '../../farm/check/pictures.ts';
import { factsSchema, photosSchema, pupsSchema, storiesSchema } from '../../farm/check/schema.ts';
import { WRITTEN, type WrittenFile } from '../../farm/check/testing.ts';

/** A form or a field, as Pages CMS configures it. */
interface Field {
  readonly name: string;
  readonly path?: string;
  readonly type: string;
  readonly required?: boolean;
  readonly list?: unknown;
  readonly pattern?: { readonly regex: string };
  readonly options?: {
    readonly creatable?: boolean;
    readonly maxlength?: number;
    readonly min?: number;
    readonly max?: number;
    readonly values?: readonly { readonly name: string }[];
  };
  readonly fields?: readonly Field[];
}

type JsonSchema = z.core.JSONSchema.JSONSchema;

const { content: FORMS, media }: { content: readonly Field[]; media: Record<string, unknown> } = parse(
  readFileSync('.pages.yml', 'utf8'),
);
const FILES = Object.keys(WRITTEN) as WrittenFile[];
const SCHEMAS = {
  'facts.yaml': factsSchema,
  'stories.yaml': storiesSchema,
  'pups.yaml': pupsSchema,
  'photos.yaml': photosSchema,
};
/** The types whose values have no length. */
const SHORT = ['select', 'number', 'date', 'boolean'];
const FIELDS = allFields(FORMS.flatMap(({ fields = [] }) => fields));

// Saving a form deletes every line that has no field.
test('each file of farm/ has a form, which has exactly one field for each line', () => {
  const schemas = FILES.map((file) => z.toJSONSchema(SCHEMAS[file], { io: 'input', unrepresentable: 'any' }));
  expect(FORMS.map(({ path, list, ...form }) => [path, list === true, shapeOfForm(form)])).toEqual(
    schemas.map((schema, index) => [`farm/${FILES[index]}`, schema.type === 'array', shapeOfSchema(schema)]),
  );
});

test('photos are uploaded to the folder of photos, in every format that the site reads', () => {
  const endings = ENDINGS.map((ending) => ending.slice(1));
  const extensions = [...endings, ...endings.map((each) => each.toUpperCase())];
  expect(media).toMatchObject({ input: 'farm/photos', extensions: expect.arrayContaining(extensions) });
});

test('each select for a picture offers all pictures of the site, and accepts other names', () => {
  const selects = FIELDS.filter(({ options }) => options?.creatable);
  expect(selects.map(({ name }) => name)).toEqual(['picture', 'photo']);
  for (const { options } of selects) {
    expect(options?.values?.map(({ name }) => name)).toEqual(PICTURE_KEYS);
  }
});

test('a form accepts everything that check:farm accepts, and an empty text where it is optional', () => {
  const data = FILES.map((file) => parse(WRITTEN[file]));
  const unused = FIELDS.map(({ name }) => name).filter((name) => valuesOf(name, data).length === 0);
  expect(unused, 'lines that the invented farm in farm/check/invented/ does not have').toEqual([]);
  for (const field of FIELDS.filter(({ pattern, type }) => pattern || type === 'number')) {
    const values = valuesOf(field.name, data).map(String);
    const optional = field.required ? [] : [''];
    expect([...values, ...optional].filter((value) => !accepts(field, value))).toEqual([]);
  }
});

function accepts({ pattern, options: { min = -Infinity, max = Infinity } = {} }: Field, value: string): boolean {
  if (pattern) return new RegExp(pattern.regex).test(value);
  const number = Number.parseInt(value, 10);
  return /^\d+ ?%?$/.test(value) && number >= min && number <= max;
}

/** The values of all lines with this name, at any depth. */
function valuesOf(name: string, data: unknown): readonly unknown[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => (key === name ? [value] : valuesOf(name, value)));
}

function allFields(fields: readonly Field[]): readonly Field[] {
  return fields.flatMap((field) => [field, ...allFields(field.fields ?? [])]);
}

function shapeOfForm({ fields = [] }: Pick<Field, 'fields'>): unknown {
  const entries = fields.map((field) => {
    const { name, required = false, list = false, type, pattern, options } = field;
    const longest = pattern || SHORT.includes(type) ? expect.anything() : (options?.maxlength ?? null);
    return [name, { required, list: Boolean(list), longest, fields: shapeOfForm(field) }];
  });
  return Object.fromEntries(entries);
}

function shapeOfSchema({ items, properties = {}, required = [] }: JsonSchema): unknown {
  if (items) return shapeOfSchema(items as JsonSchema);
  const entries = Object.entries(properties).map(([name, property]) => {
    const { items: entry = property } = property as JsonSchema;
    const { maxLength: longest = null } = entry as JsonSchema;
    const list = entry !== property;
    return [name, { required: required.includes(name), list, longest, fields: shapeOfSchema(entry as JsonSchema) }];
  });
  return Object.fromEntries(entries);
}
