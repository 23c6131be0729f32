import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { cleaned, shown } from './lines.ts';
import { sizesOf } from './photo-sizes.ts';
import type { Photo } from './photos.ts';
import { DRAWINGS, type Picture, type Pictures } from './pictures.ts';
import { type Reading, readFarm } from './read.ts';
import type { Facts, Pups } from './schema.ts';

export const ROOT = join(import.meta.dirname, '..', '..');

/** The folder with the facts. Tests name the folder of another farm. */
export const FARM = resolve(ROOT, process.env.FARM ?? 'farm');

/** Vitest calls this before all tests, so that any test can run alone. */
export async function setup(): Promise<void> {
  const { problems } = await updateFarm();
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/**
 * Reads the owner's folder and generates the modules that pages and functions import. Git ignores them. Writes nothing
 * if there are problems. The functions have a module of their own, because a deploy uploads only functions/.
 */
export async function updateFarm(launch = false): Promise<Reading> {
  const reading = await readFarm(FARM, launch);
  if (!reading.farm) return reading;
  const { facts, stories, pups, photos } = reading.farm;
  await write('functions/src/contract/farm.generated.ts', constants(facts, pups));
  await write('web/src/content/facts.generated.ts', typedConstant('Facts', facts));
  await write('web/src/content/stories.generated.ts', typedConstant('Stories', stories));
  await write('web/src/content/pups.generated.ts', typedConstant('Pups', pups));
  await write('web/src/ui/pictures.generated.ts', typedConstant('Pictures', picturesOf(photos), 'pictures'));
  return reading;
}

function constants({ name, phone, email, website, place, host }: Facts, { pups = [] }: Pups): string {
  const names = pups.map(({ key, name, kind, born }) => (kind === 'working' ? { key, name, born } : { key, name }));
  const { name: hostName = '', sentence = '' } = host ?? {};
  const values = {
    FARM_NAME: name,
    FARM_PHONE: phone,
    FARM_EMAIL: email,
    FARM_ORIGIN: website,
    FARM_PLACE: place,
    FARM_HOST: hostName,
    FARM_HOST_SENTENCE: sentence,
    FARM_PUPS: names,
  };
  return Object.entries(values)
    .map(([constant, value]) => `export const ${constant} = ${JSON.stringify(value, null, 2)};\n`)
    .join('');
}

/** `file` is the one of this folder that exports the type. */
function typedConstant(type: string, value: unknown, file = 'schema'): string {
  return `import type { ${type} } from '../../../farm/check/${file}.ts';\n\nexport const ${type.toUpperCase()}: ${type} = ${JSON.stringify(value, null, 2)};\n`;
}

/** Writes only changed files, because each write triggers the watchers. */
async function write(path: string, text: string): Promise<void> {
  const file = join(ROOT, path);
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== text) await writeFile(file, text);
}

/** The pictures that the pages may show: the owner's photos, and each drawing that no photo replaces. */
export function picturesOf(photos: readonly Photo[]): Pictures {
  const drawings = Object.entries(DRAWINGS).map(([key, { places, ...drawing }]) => [key, drawing]);
  return Object.fromEntries([...drawings, ...photos.map((photo) => [photo.key, pictureOf(photo)])]);
}

function pictureOf({ places, alt, focus, point, width, height, ...files }: Photo): Picture {
  const at = focus ? focus.split(' ').map(Number.parseFloat) : point;
  return {
    alt: shown(cleaned(alt)),
    focus: at.map((each) => `${objectPositionFor(each)}%`).join(' '),
    sizes: sizesOf(places, width / height),
    size: files.size,
    folder: files.folder,
    widths: files.widths,
  };
}

/** How much further than its point a crop is moved. It centers the point in a crop that shows 0.3 of the photo's length. */
const FOCUS_FACTOR = 1.4;

/**
 * Returns the object-position that shows a focal point near the middle of a crop. `object-position: 20%` would show a
 * point at 20% of the photo at 20% of the crop.
 */
function objectPositionFor(at: number): number {
  return Math.round(Math.min(100, Math.max(0, 50 + (at - 50) * FOCUS_FACTOR)));
}
