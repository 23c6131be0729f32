import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Facts } from '../../web/src/content/farm-schema.ts';
import { ROOT } from '../lib/project.ts';
import { PHOTO_MODULE, photoModule } from './photo-module.ts';
import { readFarm } from './read.ts';

/**
 * Generates the modules that pages and functions import. Git ignores them. Returns a message for each problem in farm/,
 * and then writes nothing.
 */
export async function updateFarm(launch = false): Promise<readonly string[]> {
  const reading = await readFarm(join(ROOT, 'farm'), launch);
  if ('problems' in reading) return reading.problems;
  const { facts, stories, photos } = reading.farm;
  // The functions need their own module, because a deploy uploads only functions/.
  await write('functions/src/contract/farm.generated.ts', constants(facts));
  await write('web/src/content/facts.generated.ts', typedConstant('Facts', 'FACTS', 'Facts', facts));
  await write('web/src/content/stories.generated.ts', typedConstant('Story', 'STORIES', 'readonly Story[]', stories));
  await write(PHOTO_MODULE, await photoModule(photos));
  return [];
}

function constants({ name, phone, email, website, place, host }: Facts): string {
  const contact = { FARM_NAME: name, FARM_PHONE: phone, FARM_EMAIL: email, FARM_ORIGIN: website };
  const values = { ...contact, FARM_PLACE: place, FARM_HOST: host?.name ?? '' };
  return Object.entries(values)
    .map(([constant, value]) => `export const ${constant} = ${literal(value)};\n`)
    .join('');
}

function typedConstant(imported: string, name: string, type: string, value: unknown): string {
  return `import type { ${imported} } from './farm-schema.ts';\n\nexport const ${name}: ${type} = ${literal(value)};\n`;
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2) ?? 'undefined';
}

/** Writes only changed files, because each write triggers the watchers. */
async function write(path: string, text: string): Promise<void> {
  const file = join(ROOT, path);
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== text) await writeFile(file, text);
}
