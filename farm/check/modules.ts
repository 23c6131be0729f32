import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FARM, ROOT } from './folder.ts';
import { photoModule } from './photo-module.ts';
import { type Reading, readFarm } from './read.ts';
import type { Facts } from './schema.ts';

/** Where the pages and the functions expect their modules. A deploy uploads only functions/. */
const CONTRACT_MODULE = 'functions/src/contract/farm.generated.ts';
const FACTS_MODULE = 'web/src/content/facts.generated.ts';
const STORIES_MODULE = 'web/src/content/stories.generated.ts';
const PHOTOS_MODULE = 'web/src/ui/picture/photos.generated.ts';

/**
 * Reads the owner's folder and generates the modules that pages and functions import. Git ignores them. Writes nothing
 * if there are problems.
 */
export async function updateFarm(launch = false): Promise<Reading> {
  const reading = await readFarm(FARM, launch);
  if (!reading.farm) return reading;
  const { facts, stories, photos } = reading.farm;
  await write(CONTRACT_MODULE, constants(facts));
  await write(FACTS_MODULE, typedConstant('Facts', 'FACTS', 'Facts', facts));
  await write(STORIES_MODULE, typedConstant('Story', 'STORIES', 'readonly Story[]', stories));
  await write(PHOTOS_MODULE, photoModule(photos, dirname(join(ROOT, PHOTOS_MODULE))));
  return reading;
}

function constants({ name, phone, email, website, place, host }: Facts): string {
  const contact = { FARM_NAME: name, FARM_PHONE: phone, FARM_EMAIL: email, FARM_ORIGIN: website };
  const values = { ...contact, FARM_PLACE: place, FARM_HOST: host?.name ?? '' };
  return Object.entries(values)
    .map(([constant, value]) => `export const ${constant} = ${JSON.stringify(value, null, 2)};\n`)
    .join('');
}

function typedConstant(imported: string, name: string, type: string, value: unknown): string {
  return `import type { ${imported} } from '../../../farm/check/schema.ts';\n\nexport const ${name}: ${type} = ${JSON.stringify(value, null, 2)};\n`;
}

/** Writes only changed files, because each write triggers the watchers. */
async function write(path: string, text: string): Promise<void> {
  const file = join(ROOT, path);
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== text) await writeFile(file, text);
}
