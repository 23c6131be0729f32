import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DRAWINGS, type Drawing } from '../model/drawings.ts';
import type { Picture, Pictures } from '../model/pictures.ts';
import type { Facts, Listed, Pups } from '../model/schema.ts';
import { voiceOf } from '../model/voice.ts';
import { readFarm } from './read.ts';

export const ROOT = join(import.meta.dirname, '..', '..');

/** The folder with the facts. Tests name the folder of another farm. */
export const FARM = resolve(ROOT, process.env.FARM ?? 'farm');

/** Vitest calls this before all tests, so that any test can run alone. */
export async function setup(): Promise<void> {
  const { problems } = await updateFarm();
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Generates the modules that pages and functions import, which git ignores. Writes nothing if there are problems. */
export async function updateFarm(launch = false) {
  const reading = await readFarm(FARM, launch);
  if (!reading.farm) return reading;
  const { facts, stories, pups, photos } = reading.farm;
  write('functions/src/contract/farm.generated.ts', constants(facts));
  write('web/src/content/facts.generated.ts', typedConstant('Facts', facts));
  write('web/src/content/stories.generated.ts', typedConstant('Stories', stories));
  write('web/src/content/voice.generated.ts', typedConstant('Voice', voiceOf(stories), 'voice'));
  write('web/src/content/pups.generated.ts', typedConstant('Pups', pups));
  write('web/src/content/listed-pups.generated.ts', typedConstant('Listed', listed(pups)));
  write('web/src/ui/pictures.generated.ts', typedConstant('Pictures', picturesWith(photos), 'pictures'));
  return reading;
}

function constants({ name, phone, email, website, place, host }: Facts): string {
  const values = {
    FARM_NAME: name,
    FARM_PHONE: phone,
    FARM_EMAIL: email,
    FARM_ORIGIN: website,
    FARM_PLACE: place,
    FARM_HOST: host?.name ?? '',
    FARM_HOST_SENTENCE: host?.sentence ?? '',
  };
  return Object.entries(values)
    .map(([constant, value]) => `export const ${constant} = ${JSON.stringify(value, null, 2)};\n`)
    .join('');
}

/** What the form shows of each pup, without the words of its card. */
function listed({ pups = [] }: Pups): Listed {
  return pups.map(({ key, name, kind, born }) => ({ key, name, kind, born }));
}

/** `file` is the one of farm/model/ that exports the type. */
function typedConstant(type: string, value: unknown, file = 'schema'): string {
  return `import type { ${type} } from '../../../farm/model/${file}.ts';\n\nexport const ${type.toUpperCase()}: ${type} = ${JSON.stringify(value, null, 2)};\n`;
}

/** Writes only changed files, because each write triggers the watchers. */
function write(path: string, text: string): void {
  const file = join(ROOT, path);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** The pictures that the pages may show: the owner's photos, and each drawing that no photo replaces. */
function picturesWith(photos: Pictures): Pictures {
  const drawings = Object.entries<Drawing>(DRAWINGS).map(([key, { alt, focus = 'center' }]): [string, Picture] => {
    const narrow = `${key}-narrow`;
    return [key, { alt, size: sizeOf(key), narrow: existsSync(fileOf(narrow)) ? sizeOf(narrow) : undefined, focus }];
  });
  return { ...Object.fromEntries(drawings), ...photos };
}

const fileOf = (drawing: string) => join(ROOT, 'web/src/art', `${drawing}.svg`);

function sizeOf(drawing: string) {
  const [, width, height] = /viewBox="\S+ \S+ (\d+) (\d+)"/.exec(readFileSync(fileOf(drawing), 'utf8')) ?? [];
  return [Number(width), Number(height)] as const;
}
