import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { findMistakes, type Mistake } from './yaml-mistakes.ts';

type Path = readonly PropertyKey[];

/** A file of farm/. */
export interface YamlFile<Data = unknown> {
  /** The content of the file. Undefined if the file cannot be read. */
  readonly written: unknown;
  /** The content after the schema has checked and converted it. Undefined if that found mistakes. */
  readonly data: Data | undefined;
  /** Adds a mistake that the schema cannot find. The sentence may have the placeholders of lines.ts. */
  report(path: Path, sentence: string): void;
  /** A message for each mistake, in the order of the lines. */
  problems(): string[];
}

export function readYaml<Schema extends z.ZodType>(
  folder: string,
  name: string,
  schema: Schema,
): YamlFile<z.output<Schema>> {
  const bytes = readFileSync(join(folder, name));
  const lines = new LineCounter();
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const document = parseDocument(bytes.toString(), { lineCounter: lines, prettyErrors: false });
  const { mistakes, readable } = findMistakes(bytes, document, lineAt);
  const found = [...mistakes];
  /** Only one mistake for each line: a line that does not mean what the author intended causes others. */
  const add = (all: readonly Mistake[]) => {
    const others = all.filter(({ line }) => !found.some((mistake) => line > 0 && mistake.line === line));
    found.push(...others);
  };
  const mistakeAt = (path: Path, sentence: string): Mistake => {
    // The line of a value, else of the entry that lacks it, else 0.
    const offset = offsetOf(document, path);
    return { line: offset === undefined ? 0 : lineAt(offset), sentence: inWords(sentence, document, path) };
  };
  const written: unknown = readable ? (document.toJS() ?? undefined) : undefined;
  const { data, error } = schema.safeParse(written, { error: messageOf });
  if (readable) add(wrongValues(error?.issues ?? []).map(({ path, sentence }) => mistakeAt(path, sentence)));
  return {
    written,
    data: readable ? data : undefined,
    report: (path, sentence) => add([mistakeAt(path, sentence)]),
    problems: () =>
      found
        .toSorted((a, b) => a.line - b.line)
        .map(({ line, sentence }) => `farm/${name}${line ? `, line ${line}` : ''}: ${sentence}`),
  };
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
function wrongValues(issues: readonly z.core.$ZodIssue[]) {
  const found = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key], sentence: unknownLine(key) }))
      : { path: issue.path, sentence: issue.message },
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
function inWords(message: string, document: Document, path: Path): string {
  const node = document.getIn(path, true);
  const written = isScalar(node) ? (node.source ?? '') : '';
  const key = path.at(-1);
  return (
    message
      .replace('{subject}', () => subject(document, path))
      // An entry of a list has no key.
      .replace(/\{key\}(: |)/g, (_, colon) => (typeof key === 'number' ? '' : String(key) + colon))
      .replace('{written}', () => written)
  );
}

/** A text such as `"phone"`, `entry 2 of "breeds"` or `"from" of "Young Adult Companion"`. */
function subject(document: Document, path: Path): string {
  const key = path.at(-1);
  const around = path.slice(0, -1);
  if (key === undefined) return 'the file';
  if (typeof key === 'number') return `entry ${key + 1}${around.length > 0 ? ` of ${subject(document, around)}` : ''}`;
  if (around.length === 0) return `"${String(key)}"`;
  const name = ['name', 'who', 'place'].filter((each) => each !== key).map((each) => document.getIn([...around, each]));
  return `"${String(key)}" of ${name.find(Boolean) ? `"${name.find(Boolean)}"` : subject(document, around)}`;
}
