import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { rulesAt, rulesOf, wordsOf } from '../model/rules.ts';
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
  const rules = rulesOf(schema);
  const found = mistakes.map(({ line, sentence }) => ({ line, where: '', sentence }));
  // Written in the field of the father, "father: Ranger" would be his name.
  for (const [path, text] of textsIn(written)) {
    const start = `${String(path.findLast((key) => typeof key === 'string'))}:`;
    if (text.trim().startsWith(start)) report(path, `it begins with "${start}". Write only what comes after that.`);
  }
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

  function pairAt(path: Path) {
    const around = document.getIn(path.slice(0, -1), true);
    return isMap(around) ? around.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
  }

  /** The line of a value, else of the entry that lacks it, else 0. */
  function lineOf(path: Path): number {
    if (path.length === 0) return 0;
    const node = pairAt(path)?.key ?? document.getIn(path, true);
    return isNode(node) && node.range ? lineAt(node.range[0]) : lineOf(path.slice(0, -1));
  }

  /**
   * A name such as `"Phone number"`, `entry 2 of "Pups"` or `"Up to" of "Young Adult Companion"`. For whoever edits the file,
   * a missing line also has the name that it needs there: `"Phone number" (phone)`.
   */
  function nameOf(path: Path): string {
    const key = path.at(-1);
    if (key === undefined) return '';
    const label = wordsOf(rulesAt(rules, path) ?? {}).label || String(key);
    const own = typeof key === 'number' ? `entry ${key + 1}` : `"${label}"${pairAt(path) ? '' : ` (${String(key)})`}`;
    const around = path.slice(0, -1);
    if (around.length === 0) return own;
    const name = ['name', 'who', 'place']
      .filter((each) => each !== key)
      .map((each) => {
        const given = document.getIn([...around, each]);
        return rulesAt(rules, [...around, each])?.names?.[`${given}`] ?? given;
      })
      .find(Boolean);
    return `${own} of ${name ? `"${name}"` : nameOf(around)}`;
  }
}

/** The texts in the content of a file, each with its path. */
function textsIn(content: unknown, path: Path = []): (readonly [path: Path, text: string])[] {
  if (typeof content === 'string') return [[path, content]];
  return Object.entries(Object(content)).flatMap(([key, value]) =>
    textsIn(value, [...path, Array.isArray(content) ? Number(key) : key]),
  );
}

const UNKNOWN_LINE = 'the site has no setting of this name. Delete the line, or correct the name before its colon.';

/** The sentences about lists and entries. Those about texts are in lines.ts. */
function sentenceOf({ code, expected }: z.core.$ZodRawIssue): string | undefined {
  if (code !== 'invalid_type') return undefined;
  return expected === 'array'
    ? 'a list belongs here. Write each entry on a line of its own, after a dash and a space.'
    : 'lines with names belong here. Write each as a name, a colon, a space and a text.';
}
