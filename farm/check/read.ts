import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DRAWINGS } from '../model/drawings.ts';
import { type Pictures, storyKey } from '../model/pictures.ts';
import { SCHEMAS, type Story } from '../model/schema.ts';
import { outdatedIn } from './outdated.ts';
import { readPhotos, usesIn } from './photos.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

/**
 * Reads the owner's folder. Returns a message for each problem, lines for "Look at this", which are no problems, and the content,
 * if there is no problem. With `launch`, the placeholders that came with the site are problems, too.
 */
export async function readFarm(folder: string, launch = false) {
  const missing = [...Object.keys(SCHEMAS), 'photos'].filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0) return { problems: missing.map((name) => `farm/${name} ${IS_MISSING}`), look: [] };
  const files = readFiles(folder);
  const { facts, stories, pups } = files;
  const { photos, ...read } = await readPhotos(join(folder, 'photos'), usesIn(files));
  if (launch) reportStandIns(facts, stories);
  const problems = [...Object.values(files).flatMap((file) => file.problems()), ...read.problems];
  if (problems.length > 0 || !facts.data || !stories.data || !pups.data) return { problems, look: [] };
  const look = [...outdatedIn(pups.data, join(folder, 'pups.yaml')), ...read.look];
  const farm = { facts: facts.data, stories: withPictures(stories.data, photos), pups: pups.data, photos };
  return { problems, look, farm };
}

const IS_MISSING = 'is missing. Put it back under exactly this name, with no other ending.';

/** Reads the files that the owner writes. */
export function readFiles(folder: string) {
  return {
    facts: readYaml(folder, 'facts.yaml', SCHEMAS['facts.yaml']),
    stories: readYaml(folder, 'stories.yaml', SCHEMAS['stories.yaml']),
    pups: readYaml(folder, 'pups.yaml', SCHEMAS['pups.yaml']),
    photos: readYaml(folder, 'photos.yaml', SCHEMAS['photos.yaml']),
  };
}

function withPictures(stories: readonly Story[], photos: Pictures): Story[] {
  return stories.map((story, index) => {
    const picture = storyKey(index);
    const isShown = picture in photos || (story.sample && picture in DRAWINGS);
    return isShown ? { ...story, picture } : story;
  });
}

/** The placeholders that came with the site. Every address of example.com is one too. */
const STAND_INS = ['name: Prairie Guardian Farm', 'phone: (405) 555-0100', 'mother: Juniper', 'father: Ranger'];
const EXAMPLE_ADDRESS = /[@./]example\.com(\/|$)/;

/** Reports each fact that is a placeholder and each story that is a sample, which must not be published. */
function reportStandIns({ written, report }: YamlFile, stories: YamlFile<readonly Story[]>): void {
  for (const [key, value] of Object.entries(Object(written))) {
    const fact = String(value).trim();
    if (!STAND_INS.includes(`${key}: ${fact}`) && !EXAMPLE_ADDRESS.test(fact)) continue;
    const isDog = key === 'mother' || key === 'father';
    const real = isDog ? ` If your dog really has this name, write: ${fact} (real)` : '';
    report([key], `"${fact}" came with the site as an example. Write your own.${real}`);
  }
  for (const [index, { sample }] of (stories.data ?? []).entries())
    if (sample) stories.report([index, 'story'], "it is a sample. Write a family's own words, or delete the entry.");
}
