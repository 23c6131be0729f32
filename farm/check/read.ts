import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { joinEntries, type Photo, photoProblems, readPhotos } from './photos.ts';
import { DRAWINGS, PICTURE_KEYS, PUP_PHOTO } from './pictures.ts';
import { instead, problemsIn, sampleStories, standInFacts } from './problems.ts';
import { type Facts, factsSchema, type Pups, photosSchema, pupsSchema, type Story, storiesSchema } from './schema.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

const FILES = ['facts.yaml', 'stories.yaml', 'photos.yaml', 'photos'];
/** The only file that may be missing. */
const PUPS = 'pups.yaml';
const NO_PUPS: { readonly data: Pups; readonly problems: readonly string[] } = { data: {}, problems: [] };

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
  const facts = parse(folder, 'facts.yaml', factsSchema);
  const stories = parse(folder, 'stories.yaml', storiesSchema);
  const pups = existsSync(join(folder, PUPS)) ? parse(folder, PUPS, pupsSchema) : NO_PUPS;
  const entries = parse(folder, 'photos.yaml', photosSchema);
  const told = stories.data ?? [];
  const pupPhotos = pups.data?.pups?.map(({ key }) => PUP_PHOTO + key) ?? [];
  const names = [...PICTURE_KEYS, ...pupPhotos, ...told.flatMap(({ picture }) => picture ?? [])];
  const files = await readPhotos(join(folder, 'photos'), [...new Set(names)]);
  const keys = files.map(({ key }) => key);
  const described = joinEntries(files, entries.data ?? [], entries.file);
  const problems = [
    ...facts.problems,
    ...(launch && facts.data ? standInFacts(facts.file) : []),
    ...stories.problems,
    ...(launch ? sampleStories(told, stories.file) : []),
    ...missingPictures(told, stories.file, keys),
    ...pups.problems,
    ...entries.problems,
    // A pup that is not known would make its photo a problem, too.
    ...(entries.data && pups.data ? described.problems : []),
    ...(pups.data ? photoProblems(files) : []),
  ];
  if (problems.length > 0 || !facts.data || !pups.data) return { problems };
  return { problems, farm: { facts: facts.data, stories: told, pups: pups.data, photos: described.photos } };
}

function missingFile(name: string): string {
  return `farm/${name} is missing. Put it back under exactly this name, with no other ending.`;
}

function parse<T extends z.ZodType>(folder: string, name: string, schema: T) {
  const file = readYaml(folder, name);
  if (file.unreadable.length > 0) return { file, data: undefined, problems: file.unreadable };
  const { data, error } = schema.safeParse(file.data);
  return { file, data, problems: error ? problemsIn(file, error.issues) : [] };
}

/** Reports stories whose `picture` is the name of neither a drawing nor a photo. */
function missingPictures(stories: readonly Story[], file: YamlFile, photos: readonly string[]): string[] {
  const there = [...Object.keys(DRAWINGS), ...photos];
  return stories.flatMap(({ picture, who }, index) =>
    picture && !there.includes(picture)
      ? file.problem(
          [index, 'picture'],
          `the picture of "${who}" is "${picture}", and there is neither a drawing nor a photo of that name. ${instead(picture, there, `Save the photo as farm/photos/${picture}.jpg.`)}`,
        )
      : [],
  );
}
