import { hash } from 'node:crypto';
import { globSync, mkdtempDisposableSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readFarm } from '../../farm/check/read.ts';
import { SCHEMAS } from '../../farm/check/schema.ts';
import { drawFiles, writeRandomFarm } from './random-farm.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const seeds = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test.each(seeds(12))('the check accepts farm %i for a launch', async (seed) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'farm-'));
  await writeRandomFarm(folder.path, seed);
  expect(await readFarm(folder.path, true)).toMatchObject({ problems: [] });
});

test('a seed gives the same files again, and another seed gives others', async () => {
  const [first, again, other] = await Promise.all([1, 1, 2].map(filesOf));
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
});

test('each line is in some farm, and each optional line is missing in some farm', () => {
  const found = new Set<string>();
  const wanted = new Set<string>();
  const visit = (path: string, { items, properties = {}, required = [] }: JsonSchema, given: unknown): void => {
    if (Array.isArray(given)) for (const entry of given) visit(path, items as JsonSchema, entry);
    else
      for (const [key, line] of Object.entries(properties)) {
        const value = Object(given)[key] ?? undefined;
        found.add(`${path} ${key} ${value === undefined ? 'missing' : 'there'}`);
        wanted.add(`${path} ${key} there`);
        if (!required.includes(key)) wanted.add(`${path} ${key} missing`);
        if (value !== undefined) visit(`${path} ${key}`, line as JsonSchema, value);
      }
  };
  for (const files of seeds(60).map(drawFiles))
    for (const [file, schema] of Object.entries(SCHEMAS))
      visit(file, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), files[file]);
  expect([...wanted.difference(found)]).toEqual([]);
});

async function filesOf(seed: number) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'farm-'));
  await writeRandomFarm(folder.path, seed);
  const names = globSync('**/*.*', { cwd: folder.path }).toSorted();
  return names.map((name) => [name, hash('sha256', readFileSync(join(folder.path, name)))]);
}
