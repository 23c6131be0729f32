import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { FARM } from '../../farm/check/modules.ts';
import { SITE_PLACES } from '../../farm/check/photo-uses.ts';
import { ENDINGS } from '../../farm/check/photos.ts';
import { readFarm } from '../../farm/check/read.ts';
import { SCHEMAS } from '../../farm/check/schema.ts';
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
    readonly maxlength?: number;
    readonly min?: number;
    readonly max?: number;
    readonly values?: readonly (string | { readonly name: string })[];
  };
  readonly fields?: readonly Field[];
}

type JsonSchema = z.core.JSONSchema.JSONSchema;

const { content: FORMS, media }: { content: readonly Field[]; media: { extensions: readonly string[] } } = parse(
  readFileSync('.pages.yml', 'utf8'),
);
const FILES = Object.keys(WRITTEN) as WrittenFile[];
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

test('the form of the photos offers every place of the site', () => {
  const place = FIELDS.find(({ name, type }) => name === 'place' && type === 'select');
  expect(place?.options?.values?.map(nameOf)).toEqual(SITE_PLACES);
});

test("the tests' farm has every line", () => {
  const written = FILES.map((file) => WRITTEN[file]).join('\n');
  expect(FIELDS.filter(({ name }) => !new RegExp(`\\b${name}: *\\S|\\b${name}:\n +\\S`).test(written))).toEqual([]);
});

// The only test that reads the owner's files.
test.each(['farm', FARM])('the check accepts %s, and each file can be saved in its form', async (folder) => {
  expect((await readFarm(folder)).problems).toEqual([]);
  for (const file of FILES) {
    const form = FORMS.find(({ path }) => path === `farm/${file}`);
    const entries: unknown[] = [parse(readFileSync(join(folder, file), 'utf8')) ?? []].flat();
    expect(entries.flatMap((entry) => refusedIn(form, entry))).toEqual([]);
  }
});

test.each([
  'http://forms.example',
  'https:forms.example',
  'https:/forms.example',
  'https:///forms.example',
  'https://forms',
  'https://forms/a.b',
  'https://forms.example/a b',
])('no form and no line takes %s for an address', (address) => {
  const { error } = SCHEMAS['facts.yaml'].safeParse(parse(WRITTEN['facts.yaml'].replace(/https:\S+/g, address)));
  const fields = FIELDS.filter(({ pattern }) => pattern?.regex.includes('https'));
  expect(new Set(error?.issues.map(({ path }) => path.at(-1)))).toEqual(new Set(fields.map(({ name }) => name)));
  expect(fields.filter((field) => acceptsText(address, field))).toEqual([]);
});

/** Whether Pages CMS 2 saves a value unchanged in a field of each type (fields/core/<type>/index.tsx). */
const ACCEPTS: Readonly<Record<string, (value: unknown, field: Field) => boolean>> = {
  string: acceptsText,
  text: acceptsText,
  number: (value, { options: { min = -Infinity, max = Infinity } = {} }) =>
    typeof value === 'number' && min <= value && value <= max,
  boolean: (value) => typeof value === 'boolean',
  select: (value, { options }) => options?.values?.map(nameOf).includes(`${value}`) ?? false,
  date: (value) => /^\d{4}-\d{2}-\d{2}$/.test(`${value}`),
  image: (value) => media.extensions.includes(extname(`${value}`).slice(1)),
};

function acceptsText(value: unknown, { pattern, options }: Field): boolean {
  if (typeof value !== 'string') return false;
  return new RegExp(pattern?.regex ?? '').test(value) && value.length <= (options?.maxlength ?? Infinity);
}

/** The names of the fields whose values the form refuses. It accepts an empty value where the field is not required. */
function refusedIn({ fields = [] }: Pick<Field, 'fields'> = {}, entry: unknown): string[] {
  return fields.flatMap((field) =>
    [Object(entry)[field.name] ?? (field.list ? [] : '')].flat().flatMap((value) => {
      if (field.fields) return refusedIn(field, value);
      const isAccepted =
        value === ''
          ? !field.required && (!field.pattern || acceptsText('', field))
          : ACCEPTS[field.type]?.(value, field);
      return isAccepted ? [] : field.name;
    }),
  );
}

function nameOf(value: string | { readonly name: string }): string {
  return typeof value === 'string' ? value : value.name;
}

function allFields(fields: readonly Field[]): readonly Field[] {
  return fields.flatMap((field) => [field, ...allFields(field.fields ?? [])]);
}

function shapeOfForm({ fields = [] }: Pick<Field, 'fields'>): unknown {
  const entries = fields.map((field) => {
    const { name, required = false, list = false, options } = field;
    const longest = options?.maxlength ?? null;
    const { min: fewest = 0, max: most = null } = Object(list);
    return [name, { required, list: Boolean(list), fewest, most, longest, fields: shapeOfForm(field) }];
  });
  return Object.fromEntries(entries);
}

function shapeOfSchema({ items, properties = {}, required = [] }: JsonSchema): unknown {
  if (items) return shapeOfSchema(items as JsonSchema);
  const entries = Object.entries(properties).map(([name, property]) => {
    const { items: entry = property, minItems: fewest = 0, maxItems: most = null } = property as JsonSchema;
    const { maxLength: longest = null } = entry as JsonSchema;
    const list = entry !== property;
    const fields = shapeOfSchema(entry as JsonSchema);
    return [name, { required: required.includes(name), list, fewest, most, longest, fields }];
  });
  return Object.fromEntries(entries);
}
