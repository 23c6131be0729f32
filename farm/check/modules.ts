import { readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { cleaned, shown } from './lines.ts';
import { neededSize, sizesOf, widthsOf } from './photo-sizes.ts';
import type { Photo } from './photos.ts';
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
  await write('web/src/content/facts.generated.ts', typedConstant('Facts', 'FACTS', 'Facts', facts));
  await write('web/src/content/stories.generated.ts', typedConstant('Story', 'STORIES', 'readonly Story[]', stories));
  await write('web/src/content/pups.generated.ts', typedConstant('Pups', 'PUPS', 'Pups', pups));
  await write('web/src/ui/picture/photos.generated.ts', photoModule(photos, join(ROOT, 'web/src/ui/picture')));
  return reading;
}

function constants({ name, phone, email, website, place, host }: Facts, { pups = [] }: Pups): string {
  const contact = { FARM_NAME: name, FARM_PHONE: phone, FARM_EMAIL: email, FARM_ORIGIN: website };
  const names = pups.map((pup) => ({ key: pup.key, name: pup.name }));
  const { name: hostName = '', sentence = '' } = host ?? {};
  const values = {
    ...contact,
    FARM_PLACE: place,
    FARM_HOST: hostName,
    FARM_HOST_SENTENCE: sentence,
    FARM_PUPS: names,
  };
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

/**
 * Generates the module that gives the pages the owner's photos. It imports each photo with vite-imagetools, in several
 * widths, and as a JPEG for browsers without AVIF and WebP. `folder` is the one of the module.
 */
export function photoModule(photos: readonly Photo[], folder: string): string {
  const files = [...Map.groupBy(photos, ({ hash }) => hash).values()];
  return [
    "import type { Photo } from './photo.ts';",
    ...files.map((uses, index) => importOf(uses, index, folder)),
    '',
    `export const PHOTOS: Readonly<Record<string, Photo>> = {${files.flatMap((uses, index) => uses.map((use) => entryOf(use, index))).join('')}};`,
    '',
  ].join('\n');
}

/** `uses` are all uses of one photo. */
function importOf(uses: readonly Photo[], index: number, folder: string): string {
  const [{ file, width, height }] = uses as readonly [Photo];
  const needed = neededSize(
    uses.flatMap(({ places }) => places),
    width / height,
  );
  const path = relative(folder, file);
  return `import { sources as sources${index} } from ${JSON.stringify(`${path}?w=${widthsOf(width).join(';')}&as=picture`)};
import { img as img${index} } from ${JSON.stringify(`${path}?w=${Math.min(width, needed.width)}&format=jpeg&as=picture`)};`;
}

function entryOf({ key, places, alt, focus, point, width, height }: Photo, index: number): string {
  const at = focus ? focus.split(' ').map(Number.parseFloat) : point;
  const position = at.map((each) => `${objectPositionFor(each)}%`).join(' ');
  const entry = { alt: shown(cleaned(alt)), focus: position, sizes: sizesOf(places, width / height) };
  return `\n  ${JSON.stringify(key)}: { sources: sources${index}, img: img${index}, ...${JSON.stringify(entry)} },`;
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
