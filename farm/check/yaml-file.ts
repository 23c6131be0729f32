import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { findMistakes } from './yaml-mistakes.ts';

type Path = readonly PropertyKey[];

/** A file of farm/. */
export interface YamlFile<Data = unknown> {
  /** The content of the file, with all values as strings. Undefined if the file cannot be read. */
  readonly written: unknown;
  /** The content after the schema has checked and converted it. Undefined if there are problems. */
  readonly data: Data | undefined;
  /** A message for each mistake, in the order of the lines. */
  readonly problems: readonly string[];
  /** A message about a value, with its file and line. */
  problem(path: Path, sentence: string): string;
}

export function readYaml<Schema extends z.ZodType>(
  folder: string,
  name: string,
  schema: Schema,
): YamlFile<z.output<Schema>> {
  const bytes = readFileSync(join(folder, name));
  const lines = new LineCounter();
  const lineAt = (offset: number) => lines.linePos(offset).line;
  // The schema "failsafe" keeps every value a string, where others would parse numbers, dates and booleans.
  const document = parseDocument(bytes.toString(), { lineCounter: lines, schema: 'failsafe', prettyErrors: false });
  /** The line of a value, else of the entry that lacks it, else 0. */
  const lineOf = (path: Path) => {
    const offset = offsetOf(document, path);
    return offset === undefined ? 0 : lineAt(offset);
  };
  const inLine = (line: number, sentence: string) => `farm/${name}${line ? `, line ${line}` : ''}: ${sentence}`;
  const problem = (path: Path, sentence: string) => inLine(lineOf(path), sentence);
  const mistakes = findMistakes(bytes, document, lineAt).map(({ line, sentence }) => inLine(line, sentence));
  if (mistakes.length > 0) return { written: undefined, data: undefined, problems: mistakes, problem };
  const written: unknown = document.toJS() ?? undefined;
  const { data, error } = schema.safeParse(written, { error: messageOf });
  const wrong = error ? wrongValues(written, error.issues) : [];
  const problems = wrong
    .toSorted((a, b) => lineOf(a.path) - lineOf(b.path))
    .map(({ path, sentence }) => problem(path, sentence));
  return { written, data, problems, problem };
}

function offsetOf(document: Document, path: Path): number | undefined {
  if (path.length === 0) return undefined;
  const around = document.getIn(path.slice(0, -1), true);
  const pair = isMap(around) ? around.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
  const node = pair?.key ?? document.getIn(path, true);
  const [start] = (node as { range?: readonly number[] } | undefined)?.range ?? [];
  return start ?? offsetOf(document, path.slice(0, -1));
}

/** The first mistake in each value. */
function wrongValues(written: unknown, issues: readonly z.core.$ZodIssue[]) {
  const found = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key], sentence: unknownLine(key) }))
      : { path: issue.path, sentence: inWords(issue.message, written, issue.path) },
  );
  return found.filter(({ path }, index) => found.findIndex((each) => each.path.join() === path.join()) === index);
}

function unknownLine(key: string): string {
  return `the site has no setting "${key}". Delete the line, or correct the name before its colon.`;
}

/** The messages about lists and entries. Those about texts are in lines.ts. */
function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.expected !== 'array')
    return '{subject} has no lines of its own. Write each as a name, a colon, a space and a text, as they were shipped.';
  return issue.input === undefined
    ? 'the list "{key}" is missing. Put it back.'
    : '{subject} is not a list. Write each entry on a line of its own, after a dash and a space.';
}

/** Fills in the placeholders of a message. */
function inWords(message: string, written: unknown, path: Path): string {
  return message.replace('{subject}', subject(written, path)).replaceAll('{key}', String(path.at(-1)));
}

/** A text such as `"phone"`, `entry 2 of "breeds"` or `the price of "Young Adult Companion"`. */
function subject(written: unknown, path: Path): string {
  const key = path.at(-1);
  const around = path.slice(0, -1);
  if (key === undefined) return 'the file';
  if (typeof key === 'number') return `entry ${key + 1}${around.length > 0 ? ` of ${subject(written, around)}` : ''}`;
  if (around.length === 0) return `"${String(key)}"`;
  const entry = around.reduce((value: unknown, each) => Object(value)[each], written) as Record<PropertyKey, unknown>;
  const name = [entry.name, entry.who, entry.photo].find((text) => text && text !== entry[key]);
  return `the ${String(key)} of ${typeof name === 'string' ? `"${name}"` : subject(written, around)}`;
}
