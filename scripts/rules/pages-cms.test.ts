// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { issuesAt, type Path, WRITTEN, type WrittenFile } from '../../farm/check/testing/farm-folder.ts';
import { pagesYml } from '../pages-cms.ts';

/** A form or a field, as Pages CMS configures it. */
interface Field {
  readonly name: string;
  readonly type: string;
  readonly required?: boolean;
  readonly list?: true | { readonly collapsible: boolean };
  readonly pattern?: { readonly regex: string };
  readonly options?: Readonly<Partial<Record<'min' | 'max' | 'step' | 'maxlength', number>>> & {
    readonly values?: readonly (string | { readonly name: string })[];
  };
  readonly fields?: readonly Field[];
}

const { content, media } = parse(readFileSync('.pages.yml', 'utf8'));
const FORMS: readonly Field[] = content;
const FIELDS = FORMS.flatMap(({ name, list, fields = [] }) =>
  allFields(fields, [`${name}.yaml`, ...(list ? [0] : [])]),
);

test('.pages.yml has the forms of the schemas (npx node scripts/pages-cms.ts writes it)', () => {
  expect(readFileSync('.pages.yml', 'utf8')).toBe(pagesYml());
});

test("the tests' farm has every line", () => {
  const written = Object.values(WRITTEN).join('\n');
  expect(FIELDS.filter(({ name }) => !new RegExp(`\\b${name}: *\\S|\\b${name}:\n +\\S`).test(written))).toEqual([]);
});

test('no field that may be invalid is in a collapsed entry, where the browser cannot show it', () => {
  expect(FIELDS.filter(({ list }) => typeof list === 'object' && list.collapsible)).toEqual([]);
});

const SAMPLES = [
  ...['Bo', '2026-08-12', 'family', 'eggs', 'sofa', '(405) 555-0100', '4055550100', '73054', '73054-1234', '730'],
  ...['$6 a dozen', '$6.50 for 12', '$0.50 each', '$600 a dozen', '$0 a dozen', '6 eggs', '6 eggs for $4', '$5 🥚'],
  ...['https://www.a.farm', 'https://www.a.farm/', 'https://A.farm', 'https://a&b.com', 'https://a.farm/x?y=1#z'],
  ...['http://a.b', 'sam@a.farm', 'sam@a', 'sam@@a.farm', '30% 60%', '0% 100%', '30 60', '101% 0%', 'left'],
];

test.each(FIELDS.filter(({ type }) => !['object', 'image', 'boolean'].includes(type)))(
  'the form saves what the check accepts, and nothing else: $path',
  ({ path, ...field }) => {
    const { min = 0, max = min + 1, maxlength = 100 } = field.options ?? {};
    const numbers = [
      min,
      max,
      min - 1,
      min + 0.5,
      min + 7.57,
      max - 0.01,
      min + 0.005,
      ...(field.options?.max ? [max + 1] : []),
    ];
    const texts = [...SAMPLES, 'W'.repeat(maxlength), 'W'.repeat(maxlength + 1)];
    const values = ['', ...(field.type === 'number' ? numbers.map(String) : texts)];
    expect(values.filter((value) => isSaved(field, value))).toEqual(
      values.filter((value) => isAccepted(path, field, value)),
    );
  },
);

test.each(['IMG_2041.JPG', 'PXL_2026.jpg', 'Screenshot 2026.PNG', 'photo.JPEG', 'scan.WebP'])(
  'the library and each field of a photo take %s',
  (name) => {
    const saved = media.rename === 'safe' ? name.toLowerCase() : name;
    const ending = saved.split('.').at(-1);
    expect([media.extensions, ['jpg', 'jpeg', 'png', 'webp']]).toEqual(Array(2).fill(expect.arrayContaining([ending])));
  },
);

/** Whether Pages CMS 2.1.4 saves a value: what the browser says about the control, and the rules in its `fields/core/`. */
function isSaved({ type, required, pattern, options = {} }: Omit<Field, 'name'>, value: string): boolean {
  if (value === '' && required) return false;
  if (options.values) return options.values.some((each) => (typeof each === 'string' ? each : each.name) === value);
  if (type === 'date') return /^(\d{4}-\d\d-\d\d)?$/.test(value);
  const input = Object.assign(document.createElement('input'), { type: type === 'number' ? type : 'text', value });
  for (const [name, limit] of Object.entries(options)) input.setAttribute(name, `${limit}`);
  return (
    input.checkValidity() && new RegExp(pattern?.regex ?? '').test(value) && !(value.length > Number(options.maxlength))
  );
}

/** Whether the schema accepts the value in this field, apart from the rules about several fields, days and words. */
function isAccepted([file, ...path]: Path, { type }: Omit<Field, 'name'>, value: string): boolean {
  const given = type === 'number' && value ? Number(value) : value;
  const [issue] = issuesAt(file as WrittenFile, [[path, given]]);
  return issue === undefined || issue.code === 'custom';
}

function allFields(fields: readonly Field[], around: Path): (Field & { readonly path: Path })[] {
  return fields.flatMap((field) => {
    const path = [...around, field.name, ...(field.list ? [0] : [])];
    return [{ ...field, path }, ...allFields(field.fields ?? [], path)];
  });
}
