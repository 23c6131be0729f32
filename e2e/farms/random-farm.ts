import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { z } from 'zod';
import { neededSize } from '../../farm/check/photo-sizes.ts';
import { usesIn } from '../../farm/check/photos.ts';
import { readFiles } from '../../farm/check/read.ts';
import { SCHEMAS } from '../../farm/model/schema.ts';
import { BY_NAME, PHOTOS, singleValues } from './random-values.ts';

/** Writes a farm/ that `check:farm` accepts. The same seed gives the same files on the same day. */
export async function writeRandomFarm(folder: string, seed: number): Promise<void> {
  mkdirSync(join(folder, 'photos'), { recursive: true });
  const [files = {}] = fc.sample(FILES, { seed, numRuns: 1 });
  for (const [file, content] of Object.entries(files))
    writeFileSync(join(folder, file), content === undefined ? '' : stringify(content));
  await writePhotos(folder);
}

type Schema = z.core.$ZodType;

function linesOf(schemas: Readonly<Record<string, Schema>>, path: readonly string[] = []) {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, accepted(schema, [...path, name])]));
}

const MOST_REFUSED = 10_000;

/** Draws another value when the schema refuses one, such as a ZIP code without a town. */
function accepted(schema: Schema, path: readonly string[]): fc.Arbitrary<unknown> {
  let refused = 0;
  return drawn(schema, path).filter((value) => {
    const isAccepted = accepts(schema, value);
    refused = isAccepted ? 0 : refused + 1;
    if (refused > MOST_REFUSED) throw new Error(`The schema of ${path.join(' ')} refuses what is drawn for it.`);
    return isAccepted;
  });
}

function accepts(schema: Schema, value: unknown): boolean {
  return (schema as z.ZodType).safeParse(value).success;
}

/** The longest list that has no limit. */
const LONG_LIST = 12;

function drawn(schema: Schema, path: readonly string[]): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const rules = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
      return fc.option(accepted(def.innerType, path), { nil: undefined });
    case 'pipe':
      if (def.in._zod.def.type !== 'transform') return accepted(def.in, path);
      // An optional line, which may be left empty.
      return fc.option(accepted(def.out, path), { nil: null });
    case 'object':
      return fc.record(linesOf(def.shape, path), { noNullPrototype: true });
    case 'array': {
      const { minItems: least = 0, maxItems: most = Infinity } = rules;
      const lengths = most < Infinity ? [least, most] : [least, least + 1, LONG_LIST];
      return lists(schema, accepted(def.element, path), lengths);
    }
  }
  const values = BY_NAME[path.at(-1) ?? ''] ?? singleValues(rules);
  if (!values) throw new Error(`random-values.ts cannot draw ${path.join(' ')}, which is ${JSON.stringify(rules)}.`);
  return values;
}

/** Lists whose entries the schema accepts together. For example, no two pups have the same name. */
function lists(schema: Schema, entries: fc.Arbitrary<unknown>, lengths: readonly number[]) {
  const comparator = (one: unknown, other: unknown) => accepts(schema, [one]) && !accepts(schema, [one, other]);
  return fc
    .constantFrom(...lengths)
    .chain((length) => fc.uniqueArray(entries, { minLength: length, maxLength: length, comparator }));
}

/** Writes the photos that the files name, just large enough for the places that show them. */
async function writePhotos(folder: string): Promise<void> {
  const uses = usesIn(readFiles(folder));
  for (const [name, shown] of Map.groupBy(uses, (use) => use.name)) {
    const places = shown.flatMap((use) => use.places);
    // A Mac takes letters with accents apart.
    const file = join(folder, 'photos', name.normalize('NFD'));
    mkdirSync(dirname(file), { recursive: true });
    const create = { ...neededSize(places, PHOTOS.get(name) ?? 1), channels: 3, background: 'tan' } as const;
    await sharp({ create }).toFile(file);
  }
}

/** Made once, because that takes longer than drawing. */
const FILES = fc.record(linesOf(SCHEMAS));
