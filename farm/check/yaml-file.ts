import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Say } from './rules.ts';
import { findMistakes, type Mistake } from './yaml-mistakes.ts';

type Path = readonly PropertyKey[];

/** A file of farm/. */
export interface YamlFile<Data = unknown> {
  /** The content of the file. Undefined if the file cannot be read. */
  readonly written: unknown;
  /** The content after the schema has checked and converted it. Undefined if that found mistakes. */
  readonly data: Data | undefined;
  /** Adds a mistake that the schema cannot find. */
  readonly report: Say;
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
  const document = parseDocument(bytes.toString(), { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
  const { mistakes, readable } = findMistakes(bytes, document, lineAt);
  const found: (Mistake & { readonly path?: Path })[] = [...mistakes];
  const add = (all: readonly { path: Path; sentence: string }[]) => {
    const located = all.map((each) => ({ ...each, line: lineOf(document, each.path, lineAt) }));
    // Only one mistake for each line: a line that does not mean what the author intended causes others.
    found.push(...located.filter(({ line }) => line === 0 || found.every((mistake) => mistake.line !== line)));
  };
  const written: unknown = readable ? (document.toJS() ?? undefined) : undefined;
  const { data, error } = schema.safeParse(written, { error: sentenceOf });
  if (readable) add(wrongValues(error?.issues ?? []));
  return {
    written,
    data: readable ? data : undefined,
    report: (path, sentence) => add([{ path, sentence }]),
    problems: () =>
      found
        .toSorted((a, b) => a.line - b.line)
        .map(({ line, path = [], sentence }) => {
          const where = [`farm/${name}`, line > 0 && `line ${line}`, path.length > 0 && nameOf(document, path)];
          return `${where.filter(Boolean).join(', ')}: ${sentence}`;
        }),
  };
}

/** The line of a value, else of the entry that lacks it, else 0. */
function lineOf(document: Document, path: Path, lineAt: (offset: number) => number): number {
  if (path.length === 0) return 0;
  const around = document.getIn(path.slice(0, -1), true);
  const pair = isMap(around) ? around.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
  const node = pair?.key ?? document.getIn(path, true);
  const [start] = (node as { range?: readonly number[] } | undefined)?.range ?? [];
  return start === undefined ? lineOf(document, path.slice(0, -1), lineAt) : lineAt(start);
}

/** The first mistake in each value. */
function wrongValues(issues: readonly z.core.$ZodIssue[]) {
  const found = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key], sentence: UNKNOWN_LINE }))
      : { path: issue.path, sentence: issue.message },
  );
  return found.filter(({ path }, index) => found.findIndex((each) => each.path.join() === path.join()) === index);
}

const UNKNOWN_LINE = 'the site has no setting of this name. Delete the line, or correct the name before its colon.';

/** The sentences about lists and entries. Those about texts are in lines.ts. */
function sentenceOf({ code, expected }: z.core.$ZodRawIssue): string | undefined {
  if (code !== 'invalid_type') return undefined;
  return expected === 'array'
    ? 'a list belongs here. Write each entry on a line of its own, after a dash and a space.'
    : 'lines with names belong here. Write each as a name, a colon, a space and a text.';
}

/** A name such as `"phone"`, `entry 2 of "breeds"` or `"from" of "Young Adult Companion"`. */
function nameOf(document: Document, path: Path): string {
  const key = path.at(-1);
  const around = path.slice(0, -1);
  if (typeof key === 'number') return `entry ${key + 1}${around.length > 0 ? ` of ${nameOf(document, around)}` : ''}`;
  if (around.length === 0) return `"${String(key)}"`;
  const name = ['name', 'who', 'place'].filter((each) => each !== key).map((each) => document.getIn([...around, each]));
  return `"${String(key)}" of ${name.find(Boolean) ? `"${name.find(Boolean)}"` : nameOf(document, around)}`;
}
