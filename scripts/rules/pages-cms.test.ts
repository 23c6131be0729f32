import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { WRITTEN } from '../../farm/check/testing/farm-folder.ts';
import { pagesYml } from '../pages-cms.ts';

/** A form or a field, as Pages CMS configures it. */
interface Field {
  readonly name: string;
  readonly fields?: readonly Field[];
}

const FORMS: readonly Field[] = parse(readFileSync('.pages.yml', 'utf8')).content;
const FIELDS = allFields(FORMS.flatMap(({ fields = [] }) => fields));

test('.pages.yml has the forms of the schemas (npx node scripts/pages-cms.ts writes it)', () => {
  expect(readFileSync('.pages.yml', 'utf8')).toBe(pagesYml());
});

test("the tests' farm has every line", () => {
  const written = Object.values(WRITTEN).join('\n');
  expect(FIELDS.filter(({ name }) => !new RegExp(`\\b${name}: *\\S|\\b${name}:\n +\\S`).test(written))).toEqual([]);
});

function allFields(fields: readonly Field[]): readonly Field[] {
  return fields.flatMap((field) => [field, ...allFields(field.fields ?? [])]);
}
