import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { findMistakes } from './yaml-mistakes.ts';

type Path = readonly PropertyKey[];

/** A file of farm/. */
export type YamlFile<Data = unknown> = ReturnType<typeof readYaml<z.ZodType<Data>>>;

export function readYaml<Schema extends z.ZodType>(folder: string, name: string, schema: Schema) {
  const bytes = readFileSync(join(folder, name));
  const lines = new LineCounter();
  const document = parseDocument(bytes.toString(), { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const { mistakes, isReadable } = findMistakes(bytes, document, lineAt);
  const written: unknown = isReadable ? (document.toJS() ?? undefined) : undefined;
  const { data, error } = schema.safeParse(written, { error: sentenceOf });
  const found = mistakes.map(({ line, sentence }) => ({ line, where: '', sentence }));
  for (const issue of (isReadable && error?.issues) || []) {
    if (issue.code !== 'unrecognized_keys') report(issue.path, issue.message);
    else for (const key of issue.keys) report([...issue.path, key], UNKNOWN_LINE);
  }
  return {
    /** The content of the file. Undefined if the file cannot be read. */
    written,
    /** The content after the schema has checked and converted it. Undefined if that found mistakes. */
    data,
    report,
    /** A message for each mistake, in the order of the lines. */
    problems: () =>
      found
        .toSorted((a, b) => a.line - b.line)
        .map(({ line, where, sentence }) => {
          const place = [`farm/${name}`, line > 0 && `line ${line}`, where];
          return `${place.filter(Boolean).join(', ')}: ${sentence}`;
        }),
  };

  /**
   * Adds a mistake in a value, but only the first one in each value, and none in a line that does not mean what the author
   * intended, because such a line causes others.
   */
  function report(path: Path, sentence: string): void {
    const line = lineOf(path);
    const where = nameOf(path);
    const known = found.filter((mistake) => mistake.line === line).map((mistake) => mistake.where);
    if (!known.includes('') && !known.includes(where)) found.push({ line, where, sentence });
  }

  /** The line of a value, else of the entry that lacks it, else 0. */
  function lineOf(path: Path): number {
    if (path.length === 0) return 0;
    const around = document.getIn(path.slice(0, -1), true);
    const pair = isMap(around) && around.items.find(({ key }) => isScalar(key) && key.value === path.at(-1));
    const node = pair ? pair.key : document.getIn(path, true);
    return isNode(node) && node.range ? lineAt(node.range[0]) : lineOf(path.slice(0, -1));
  }

  /** A name such as `"phone"`, `entry 2 of "breeds"` or `"from" of "Young Adult Companion"`. */
  function nameOf(path: Path): string {
    const key = path.at(-1);
    if (key === undefined) return '';
    const own = typeof key === 'number' ? `entry ${key + 1}` : `"${String(key)}"`;
    const around = path.slice(0, -1);
    if (around.length === 0) return own;
    const name = ['name', 'who', 'place']
      .filter((each) => each !== key)
      .map((each) => document.getIn([...around, each]))
      .find(Boolean);
    return `${own} of ${name ? `"${name}"` : nameOf(around)}`;
  }
}

const UNKNOWN_LINE = 'the site has no setting of this name. Delete the line, or correct the name before its colon.';

/** The sentences about lists and entries. Those about texts are in lines.ts. */
function sentenceOf({ code, expected }: z.core.$ZodRawIssue): string | undefined {
  if (code !== 'invalid_type') return undefined;
  return expected === 'array'
    ? 'a list belongs here. Write each entry on a line of its own, after a dash and a space.'
    : 'lines with names belong here. Write each as a name, a colon, a space and a text.';
}
