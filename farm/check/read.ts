import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describedPhotos, entryProblems, fileProblems, instead, type Photo, readPhotos } from './photos.ts';
import { DRAWINGS, PICTURE_KEYS, PUP_PHOTO } from './pictures.ts';
import { type Facts, factsSchema, type Pups, photosSchema, pupsSchema, type Story, storiesSchema } from './schema.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

const FILES = ['facts.yaml', 'stories.yaml', 'photos.yaml', 'photos'];
/** The only file that may be missing. */
const PUPS = 'pups.yaml';
const NO_PUPS: Pick<YamlFile<Pups>, 'data' | 'problems'> = { data: {}, problems: [] };

export interface Farm {
  readonly facts: Facts;
  readonly stories: readonly Story[];
  readonly pups: Pups;
  readonly photos: readonly Photo[];
}

export interface Reading {
  /** A message for each problem. */
  readonly problems: readonly string[];
  /** The content, if there is no problem. */
  readonly farm?: Farm;
}

/** Reads the owner's folder. With `launch`, the placeholders that came with the site are problems too. */
export async function readFarm(folder: string, launch = false): Promise<Reading> {
  const missing = FILES.filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0) return { problems: missing.map(missingFile) };
  const facts = readYaml(folder, 'facts.yaml', factsSchema);
  const stories = readYaml(folder, 'stories.yaml', storiesSchema);
  const pups = existsSync(join(folder, PUPS)) ? readYaml(folder, PUPS, pupsSchema) : NO_PUPS;
  const entries = readYaml(folder, 'photos.yaml', photosSchema);
  const pupPhotos = pups.data?.pups?.map(({ key }) => PUP_PHOTO + key) ?? [];
  const storyPhotos = stories.data?.flatMap(({ picture }) => picture ?? []) ?? [];
  const files = await readPhotos(join(folder, 'photos'), [...new Set([...PICTURE_KEYS, ...pupPhotos, ...storyPhotos])]);
  const keys = files.map(({ key }) => key);
  const problems = [
    ...facts.problems,
    ...(launch ? standInFacts(facts) : []),
    ...stories.problems,
    ...(launch ? sampleStories(stories) : []),
    ...missingPictures(stories, keys),
    ...pups.problems,
    ...entries.problems,
    // A pup that is not known would make its photo a problem, too.
    ...(pups.data ? [...entryProblems(entries, keys), ...fileProblems(files, entries.data)] : []),
  ];
  if (problems.length > 0 || !facts.data || !stories.data || !pups.data || !entries.data) return { problems };
  const photos = describedPhotos(files, entries.data);
  return { problems, farm: { facts: facts.data, stories: stories.data, pups: pups.data, photos } };
}

function missingFile(name: string): string {
  return `farm/${name} is missing. Put it back under exactly this name, with no other ending.`;
}

/** The placeholders that came with the site. Every address of example.com is one too. */
const STAND_INS = new Map([
  ['name', 'Prairie Guardian Farm'],
  ['phone', '(405) 555-0100'],
  ['mother', 'Juniper'],
  ['father', 'Ranger'],
]);
const EXAMPLE_ADDRESS = /[@./]example\.com(\/|$)/;

/** A message for each fact that is a placeholder and must not be published. */
function standInFacts({ data, written, problem }: YamlFile<Facts>): string[] {
  if (!data) return [];
  return Object.entries(Object(written)).flatMap(([key, value]) => {
    const fact = String(value).trim();
    if (STAND_INS.get(key) !== fact && !EXAMPLE_ADDRESS.test(fact)) return [];
    const isDog = key === 'mother' || key === 'father';
    const real = isDog ? ` If your dog really has this name, write: ${key}: ${fact} (real)` : '';
    return problem([key], `"${key}" is still "${fact}", which was made up for the start. Write your own.${real}`);
  });
}

/** A message for each story that is a sample. */
function sampleStories({ data = [], problem }: YamlFile<readonly Story[]>): string[] {
  return data.flatMap(({ sample, who }, index) =>
    sample
      ? problem([index], `the story of "${who}" is a sample. Write a family's own words, or delete the entry.`)
      : [],
  );
}

/** A message for each story whose `picture` is the name of neither a drawing nor a photo. */
function missingPictures({ data = [], problem }: YamlFile<readonly Story[]>, photos: readonly string[]): string[] {
  const there = [...Object.keys(DRAWINGS), ...photos];
  return data.flatMap(({ picture, who }, index) => {
    if (!picture || there.includes(picture)) return [];
    const advice = instead(picture, there, `Save the photo as farm/photos/${picture}.jpg.`);
    const sentence = `the picture of "${who}" is "${picture}", and there is neither a drawing nor a photo of that name.`;
    return problem([index, 'picture'], `${sentence} ${advice}`);
  });
}
