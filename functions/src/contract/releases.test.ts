import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { consultationSchema } from './schema.ts';

const FOLDER = join(import.meta.dirname, 'releases');

test.each(globSync('*.json', { cwd: FOLDER }))('every option of the form of %s is still accepted', (file) => {
  const { json, options = {} } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
  const [answers] = json;
  expect(consultationSchema.safeParse(answers).error).toBeUndefined();
  for (const [name, values] of Object.entries<string[]>(options))
    for (const value of values) {
      const given = Array.isArray(answers[name]) ? [value] : value;
      expect(consultationSchema.safeParse({ ...answers, [name]: given }).error, `${name}: ${value}`).toBeUndefined();
    }
});
