import { appendFileSync } from 'node:fs';
import { closestMatch } from 'leven';
import type { z } from 'zod';
import type { Story } from './schema.ts';
import type { Path, YamlFile } from './yaml-file.ts';

/** Returns a message for each wrong value of a file, in the order of the lines. */
export function problemsIn(file: YamlFile, issues: readonly z.core.$ZodIssue[]): string[] {
  const found = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key], sentence: unknownLine(key) }))
      : { path: issue.path, sentence: inWords(issue.message, file.data, issue.path) },
  );
  const firstOfEach = [...Map.groupBy(found, ({ path }) => path.join()).values()].flatMap(([first]) => first ?? []);
  return firstOfEach
    .toSorted((a, b) => file.lineOf(a.path) - file.lineOf(b.path))
    .map(({ path, sentence }) => file.problem(path, sentence));
}

function unknownLine(key: string): string {
  return `the site has no setting "${key}". Delete the line, or correct the name before its colon.`;
}

/** Advice for an unknown name. The name that was probably meant differs by a few letters. */
export function instead(name: string, candidates: readonly string[], otherwise: string): string {
  const meant = closestMatch(name, candidates, { maxDistance: 3 });
  return meant ? `Did you mean "${meant}"?` : otherwise;
}

function inWords(message: string, data: unknown, path: Path): string {
  return message.replace('{subject}', subject(data, path)).replaceAll('{key}', String(path.at(-1)));
}

/** A text such as `"phone"`, `entry 2 of "breeds"` or `the price of "Young Adult Companion"`. */
function subject(data: unknown, path: Path): string {
  const key = path.at(-1);
  const around = path.slice(0, -1);
  if (key === undefined) return 'the file';
  if (typeof key === 'number') return `entry ${key + 1}${around.length > 0 ? ` of ${subject(data, around)}` : ''}`;
  if (around.length === 0) return `"${String(key)}"`;
  const entry = around.reduce((value: unknown, each) => Object(value)[each], data) as Record<PropertyKey, unknown>;
  const name = [entry.name, entry.who, entry.photo].find((text) => text && text !== entry[key]);
  return `the ${String(key)} of ${typeof name === 'string' ? `"${name}"` : subject(data, around)}`;
}

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

/** Adds the messages to the summary of a GitHub run. GitHub gives the path of the summary. */
export function addToSummary(problems: readonly string[], file = process.env.GITHUB_STEP_SUMMARY): void {
  if (!file || problems.length === 0) return;
  const list = problems.map((problem) => `- ${asMarkdown(problem)}\n`).join('');
  appendFileSync(file, `## Change this in \`farm/\`\n\n${list}\n`);
}

/** Escapes Markdown, so that the owner's text is shown as written. */
function asMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~$&]/g, '\\$&').replaceAll('\n', ' ');
}
