import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIELD_NAMES, questionOf } from './questions.ts';
import { VALID_REQUEST } from './schema.cases.ts';
import { consultationSchema } from './schema.ts';

const FOLDER = join(import.meta.dirname, 'releases');

const TODAY = {
  json: [VALID_REQUEST],
  options: Object.fromEntries(
    FIELD_NAMES.map((name) => [name, questionOf(name).options?.map(({ value }) => value) ?? []]),
  ),
};
const RELEASES = globSync('*.json', { cwd: FOLDER }).map((file) => [
  file,
  JSON.parse(readFileSync(join(FOLDER, file), 'utf8')),
]);

test.each([['today', TODAY], ...RELEASES])('every option of the form of %s is accepted', (_, { json, options }) => {
  const [answers] = json;
  expect(consultationSchema.safeParse(answers).error).toBeUndefined();
  for (const [name, values] of Object.entries<string[]>(options))
    for (const value of values) {
      const given = Array.isArray(answers[name]) ? [value] : value;
      expect(consultationSchema.safeParse({ ...answers, [name]: given }).error, `${name}: ${value}`).toBeUndefined();
    }
});
