import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isScalar, LineCounter, parseDocument, type Range, visit, YAMLParseError } from 'yaml';
import { explainError, findMisread, type Mistake } from './syntax.ts';

export type Path = readonly PropertyKey[];

/** A file of farm/. */
export interface YamlFile {
  /** All values are strings. Undefined if the file cannot be read. */
  readonly data: unknown;
  /** Messages about what cannot be read. */
  readonly unreadable: readonly string[];
  /** The line of a value, else of the entry that lacks it, else 0. */
  lineOf(path: Path): number;
  /** A message about a value, with its file and line. */
  problem(path: Path, sentence: string): string;
}

export function readYaml(folder: string, name: string): YamlFile {
  const bytes = readFileSync(join(folder, name));
  const lines = new LineCounter();
  // The schema "failsafe" keeps every value a string, where others would parse numbers, dates and booleans.
  const document = parseDocument(bytes.toString(), { lineCounter: lines, schema: 'failsafe', prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const lineOf = (path: Path) => {
    const offset = offsetOf(document, path);
    return offset === undefined ? 0 : lineAt(offset);
  };
  const problem = (line: number, sentence: string) => `farm/${name}${line ? `, line ${line}` : ''}: ${sentence}`;
  const wrong = wrongFormat(bytes) ?? wrongLines(bytes.toString(), document, lineAt);
  return {
    data: wrong.length === 0 ? (document.toJS() ?? undefined) : undefined,
    unreadable: wrong.map(({ line, sentence }) => problem(line, sentence)),
    lineOf,
    problem: (path, sentence) => problem(lineOf(path), sentence),
  };
}

/** How rich text begins, and a document of Word or LibreOffice. */
const FORMATTED = ['{\\rtf', 'PK\u0003\u0004'];
const CONFLICT = /^(<{7}|>{7}) /m;

function wrongFormat(bytes: Buffer): Mistake[] | undefined {
  const text = bytes.toString();
  if (FORMATTED.some((start) => text.startsWith(start)))
    return [{ line: 0, sentence: 'this is a document. Save it as plain text (in TextEdit: Format, Make Plain Text).' }];
  if (!isUtf8(bytes))
    return [{ line: 0, sentence: "some letters can't be read. Save the file as plain text in the encoding UTF-8." }];
  const conflict = CONFLICT.exec(text);
  if (!conflict) return undefined;
  const sentence =
    'two changes of the same lines are here. Keep one of them, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.';
  return [{ line: text.slice(0, conflict.index).split('\n').length, sentence }];
}

function wrongLines(text: string, document: Document, lineAt: (offset: number) => number): Mistake[] {
  const continued = new Set<number>();
  const errors = [...document.errors];
  visit(document, {
    // The parser reads a text that begins with "*" as an alias, and does not report it.
    Alias(_, { range }) {
      const [start, end] = range as Range;
      errors.push(new YAMLParseError([start, end], 'BAD_ALIAS', 'The text begins with *'));
    },
    Scalar(_, { range }) {
      const [start, end] = range as Range;
      for (let line = lineAt(start) + 1; line <= lineAt(end - 1); line++) continued.add(line);
    },
  });
  const [error] = errors;
  return error ? [explainError(text, lineAt(error.pos[0]), error)] : findMisread(text, continued);
}

function offsetOf(document: Document, path: Path): number | undefined {
  if (path.length === 0) return undefined;
  const around = document.getIn(path.slice(0, -1), true);
  const pair = isMap(around) ? around.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
  const node = pair?.key ?? document.getIn(path, true);
  const [start] = (node as { range?: readonly number[] } | undefined)?.range ?? [];
  return start ?? offsetOf(document, path.slice(0, -1));
}
