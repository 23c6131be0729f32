import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { ENDINGS } from '../../farm/check/photos.ts';
import { PICTURE_KEYS } from '../../farm/check/pictures.ts';
import { factsSchema, photosSchema, storiesSchema } from '../../farm/check/schema.ts';
import { WRITTEN, type WrittenFile } from '../../farm/check/testing.ts';

/** A form or a field, as Pages CMS configures it. */
interface Field {
  readonly name: string;
  readonly label?: string;
  readonly path?: string;
  readonly type: string;
  readonly required?: boolean;
  readonly list?: unknown;
  readonly pattern?: { readonly regex: string; readonly message: string };
  readonly options?: {
    readonly creatable?: boolean;
    readonly maxlength?: number;
    readonly min?: number;
    readonly max?: number;
    readonly values?: readonly { readonly name: string }[];
  };
  readonly fields?: readonly Field[];
}

const { content, media } = parse(readFileSync('.pages.yml', 'utf8'));
const FORMS: readonly Field[] = content;
const FILES = Object.keys(WRITTEN) as WrittenFile[];
const SCHEMAS = { 'facts.yaml': factsSchema, 'stories.yaml': storiesSchema, 'photos.yaml': photosSchema };

test('every file of farm/ has a form', () => {
  expect(FORMS.map(({ path }) => path)).toEqual(FILES.map((file) => `farm/${file}`));
});

test('photos are uploaded to the folder of photos, in every format that the site reads', () => {
  expect(media.input).toBe('farm/photos');
  const endings = ENDINGS.map((ending) => ending.slice(1));
  expect(media.extensions).toEqual(expect.arrayContaining([...endings, ...endings.map((each) => each.toUpperCase())]));
});

// Saving a form deletes every line that has no field.
test.each(FILES)('the form of %s has exactly one field for each line', (file) => {
  const schema = z.toJSONSchema(SCHEMAS[file], { io: 'input', unrepresentable: 'any' });
  expect(shapeOfSchema(schema)).toEqual(shapeOfForm(formOf(file)));
  expect(formOf(file).list === true).toBe(schema.type === 'array');
});

test('each select for a picture offers all pictures of the site, and accepts other names', () => {
  const selects = allFields().filter(({ type }) => type === 'select');
  expect(selects.length).toBeGreaterThan(0);
  for (const { options } of selects) {
    expect(options?.values?.map(({ name }) => name)).toEqual(PICTURE_KEYS);
    expect(options?.creatable).toBe(true);
  }
});

describe('a form accepts everything that check:farm accepts', () => {
  const checked = allFields().filter(({ pattern }) => pattern);

  test.each(checked.map((field) => [field.name, field] as const))('%s', (name, { pattern }) => {
    const given = FILES.flatMap((file) => valuesOf(name, parse(WRITTEN[file])));
    expect(given.length).toBeGreaterThan(0);
    for (const value of given) expect(String(value)).toMatch(new RegExp(pattern?.regex ?? ''));
  });

  const numbers = allFields().filter(({ type }) => type === 'number');

  test.each(numbers.map((field) => [field.name, field] as const))('%s', (name, { options = {} }) => {
    const given = FILES.flatMap((file) => valuesOf(name, parse(WRITTEN[file])));
    expect(given.length).toBeGreaterThan(0);
    for (const value of given) expect(String(value)).toMatch(/^\d+ ?%?$/);
    for (const value of given.map((each) => Number.parseInt(String(each), 10))) {
      expect(value).toBeGreaterThanOrEqual(options.min ?? -Infinity);
      expect(value).toBeLessThanOrEqual(options.max ?? Infinity);
    }
  });
});

test('a field that may be left empty accepts an empty text', () => {
  const optional = allFields().filter(({ required, pattern }) => pattern && !required);
  expect(optional.length).toBeGreaterThan(0);
  for (const { pattern } of optional) expect('').toMatch(new RegExp(pattern?.regex ?? '^x$'));
});

const ANY = expect.toSatisfy(() => true);

/** Texts that only have a maximum length. */
function isFree({ type, pattern }: Field): boolean {
  return ['string', 'text'].includes(type) && !pattern;
}

type Shape = Readonly<Record<string, unknown>>;

function shapeOfForm({ fields = [] }: Field): Shape {
  const entries = fields.map((field) => [
    field.name,
    {
      required: field.required === true,
      list: Boolean(field.list),
      longest: field.fields || isFree(field) ? field.options?.maxlength : ANY,
      fields: field.fields && shapeOfForm(field),
    },
  ]);
  return Object.fromEntries(entries);
}

function shapeOfSchema({ items, properties = {}, required = [] }: z.core.JSONSchema.JSONSchema): Shape {
  if (typeof items === 'object' && !Array.isArray(items)) return shapeOfSchema(items);
  const entries = Object.entries(properties).map(([name, property]) => {
    const { items = property } = property as z.core.JSONSchema.JSONSchema;
    const entry = items as z.core.JSONSchema.JSONSchema;
    return [
      name,
      {
        required: required.includes(name),
        list: entry !== property,
        longest: entry.maxLength,
        fields: entry.properties && shapeOfSchema(entry),
      },
    ];
  });
  return Object.fromEntries(entries);
}

function formOf(file: WrittenFile): Field {
  const form = FORMS.find(({ path }) => path === `farm/${file}`);
  if (!form) throw new Error(`.pages.yml has no form for farm/${file}.`);
  return form;
}

function allFields(fields = FORMS.flatMap((form) => form.fields ?? [])): readonly Field[] {
  return fields.flatMap((field) => [field, ...allFields([...(field.fields ?? [])])]);
}

/** The values of all lines with this name, at any depth. */
function valuesOf(name: string, data: unknown): readonly unknown[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => (key === name ? [value] : valuesOf(name, value)));
}
