import type { Story } from './schema.ts';
import type { YamlFile } from './yaml-file.ts';

/** The placeholders that came with the site. Every address of example.com is one too. */
const STAND_INS = new Map([
  ['name', 'Prairie Guardian Farm'],
  ['phone', '(405) 555-0100'],
  ['mother', 'Juniper'],
  ['father', 'Ranger'],
]);
const DOGS = ['mother', 'father'];
const EXAMPLE_ADDRESS = /[@./]example\.com(\/|$)/;

/** Returns a message for each fact that is a placeholder and must not be published. */
export function standInFacts(file: YamlFile): string[] {
  return Object.entries(Object(file.data)).flatMap(([key, value]) => {
    const fact = String(value).trim();
    if (STAND_INS.get(key) !== fact && !EXAMPLE_ADDRESS.test(fact)) return [];
    const real = DOGS.includes(key) ? ` If your dog really has this name, write: ${key}: ${fact} (real)` : '';
    return file.problem([key], `"${key}" is still "${fact}", which was made up for the start. Write your own.${real}`);
  });
}

/** Returns a message for each story that is a sample. */
export function sampleStories(stories: readonly Story[], file: YamlFile): string[] {
  return stories.flatMap(({ sample, who }, index) =>
    sample
      ? file.problem([index], `the story of "${who}" is a sample. Write a family's own words, or delete the entry.`)
      : [],
  );
}
