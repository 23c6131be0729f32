import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { factsSchema, photosSchema, type Story, storiesSchema } from '../../web/src/content/farm-schema.ts';
import { ILLUSTRATIONS, ONLY_PHOTOS } from '../../web/src/ui/picture/pictures.ts';
import { describePhotos } from './describe.ts';
import { readPhotos } from './photo-files.ts';
import { instead, problemsIn } from './problems.ts';
import { standInFacts } from './stand-ins.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

const FILES = ['facts.yaml', 'stories.yaml', 'photos.yaml', 'photos'];

export type Reading = Awaited<ReturnType<typeof readFarm>>;

/**
 * Reads the owner's folder. Returns its content, or a message for each problem in it. With `launch`, the placeholders
 * that came with the site are problems too.
 */
export async function readFarm(folder: string, launch = false) {
  const missing = FILES.filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0)
    return { problems: missing.map((name) => `farm/${name} is missing. Put it back under exactly this name.`) };
  const facts = parse(folder, 'facts.yaml', factsSchema);
  const stories = parse(folder, 'stories.yaml', storiesSchema);
  const entries = parse(folder, 'photos.yaml', photosSchema);
  const names = [
    ...Object.keys(ILLUSTRATIONS),
    ...ONLY_PHOTOS,
    ...(stories.data ?? []).flatMap(({ picture }) => picture ?? []),
  ];
  const files = await readPhotos(join(folder, 'photos'), [...new Set(names)]);
  const described = describePhotos(files, entries.data ?? [], entries.file);
  const problems = [
    ...facts.problems,
    ...(launch && facts.data ? standInFacts(facts.data, facts.file) : []),
    ...stories.problems,
    ...(launch ? sampleStories(stories.data ?? [], stories.file) : []),
    ...missingPictures(
      stories.data ?? [],
      stories.file,
      files.photos.map(({ key }) => key),
    ),
    ...entries.problems,
    ...(entries.data ? described.problems : []),
    ...files.problems,
  ];
  if (problems.length > 0 || !facts.data || !stories.data) return { problems };
  return { farm: { facts: facts.data, stories: stories.data, photos: described.photos } };
}

function parse<T extends z.ZodType>(folder: string, name: string, schema: T) {
  const file = readYaml(folder, name);
  if (file.unreadable.length > 0) return { file, data: undefined, problems: file.unreadable };
  const { data, error } = schema.safeParse(file.data);
  return { file, data, problems: error ? problemsIn(file, error.issues) : [] };
}

function sampleStories(stories: readonly Story[], file: YamlFile): string[] {
  return stories.flatMap(({ sample, who }, index) =>
    sample
      ? file.problem([index], `the story of "${who}" is a sample. Write a family's own words, or delete the entry.`)
      : [],
  );
}

/** Reports stories whose `picture` is the name of neither a drawing nor a photo. */
function missingPictures(stories: readonly Story[], file: YamlFile, photos: readonly string[]): string[] {
  const there = [...Object.keys(ILLUSTRATIONS), ...photos];
  return stories.flatMap(({ picture, who }, index) =>
    picture && !there.includes(picture)
      ? file.problem(
          [index, 'picture'],
          `the picture of "${who}" is "${picture}", and there is neither a drawing nor a photo of that name. ${instead(picture, there, `Save the photo as farm/photos/${picture}.jpg.`)}`,
        )
      : [],
  );
}
