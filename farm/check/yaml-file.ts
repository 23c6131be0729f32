import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, type Range, Scalar, visit } from 'yaml';
import type { z } from 'zod';
import { lookAlikeIn } from '../model/lines.ts';
import { rulesAt, rulesOf, wordsOf } from '../model/rules.ts';

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

  /** Adds the first mistake in a value, and none in a line that does not mean what was intended: that causes others. */
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

  /** Like `"Up to" of "Young Adult Companion"`, with the name that a missing line needs: `"Phone number" (phone)`. */
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

/** Finds why a file cannot be read, or else the lines that do not mean what the author intended. */
function findMistakes(bytes: Buffer, document: Document, lineAt: (offset: number) => number) {
  if (!isUtf8(bytes)) return { isReadable: false, mistakes: [{ line: 0, sentence: NO_TEXT }] };
  const lines = bytes.toString().split(/\r?\n/);
  const [error] = document.errors;
  if (error) {
    const line = lineAt(error.pos[0]);
    return { isReadable: false, mistakes: [{ line, sentence: unreadable(lines[line - 1] ?? '') }] };
  }
  /** The numbers of the lines that continue a text. */
  const continued = new Set<number>();
  visit(document, {
    // The text as the author meant it. It is reported below.
    Alias: (_, { source, range = null }) => Object.assign(new Scalar(`*${source}`), { range }),
    Scalar(_, { range }) {
      const [start, end] = range as Range;
      for (let line = lineAt(start) + 1; line <= lineAt(end - 1); line++) continued.add(line);
    },
  });
  const findIn = (explain: (raw: string) => string | undefined) =>
    lines.flatMap((raw, index) => {
      const sentence = continued.has(index + 1) || /^\s*#/.test(raw) ? undefined : explain(raw);
      return sentence ? [{ line: index + 1, sentence }] : [];
    });
  // The first kind causes mistakes in other lines.
  const starts = findIn(wrongStart);
  return starts.length > 0
    ? { isReadable: false, mistakes: starts }
    : { isReadable: true, mistakes: findIn(hiddenText) };
}

const NO_TEXT = 'this is not plain text. Save it as plain text in the encoding UTF-8.';

function unreadable(raw: string): string {
  return `"${raw.trim()}" can't be read, or the line above or below it. The usual causes: a colon, a number sign (#) or a quotation mark in a text without quotation marks around it, or a sign such as @ or * in front of one; no space after a colon; a tab; a line too far left or right; the same name before the colon of two lines.`;
}

/** Matches the start of a line before its text: spaces, a dash, a name and its colon. */
const START = /^[^\p{L}\p{N}"'(<[{&!#@$%+,:;/\\]*(?:[\w\p{Default_Ignorable_Code_Point}\u00A0]+\s*:\s)?\s*/u;

function wrongStart(raw: string): string | undefined {
  const character = raw.trim() && lookAlikeIn(START.exec(raw)?.[0] ?? '');
  if (character) return `there is ${character} before the text. Delete it, and type a space or a - on the keyboard.`;
  return /^ *-(?!-|\s|$)/.test(raw)
    ? 'there is no space after the dash. Write a dash, a space and the text.'
    : undefined;
}

/** YAML reads a text that begins with one of these as an anchor, a tag, an alias or a comment, and the page would not show it. */
function hiddenText(raw: string): string | undefined {
  // The text after a dash, a name and its colon.
  const value = raw.replace(/^\s*(?:-\s+)?(?:[^\s:"'#][^:#]*?\s*:(?=\s|$))?\s*/, '').trimEnd();
  // A number may have a comment.
  const [character] = /^[&!*#]|(?<=^(?!([\d.]+|true|false)\s+# )[^"'].*\s)#/.exec(value) ?? [];
  const what = character === '*' ? 'a * in front' : `a ${character}, which hides what is after it`;
  const write = `Put quotation marks around the text: "${value.replaceAll('\\', '\\\\').replaceAll('"', "'")}"`;
  return character && `the text has ${what}. ${write}`;
}
