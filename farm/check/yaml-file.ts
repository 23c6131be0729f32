import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isMap, isScalar, LineCounter, parseDocument, type Range, visit } from 'yaml';
import { explainError, findMisread } from './syntax.ts';

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

/** How rich text begins, and a document of Word or LibreOffice. */
const FORMATTED = ['{\\rtf', 'PK\u0003\u0004'];
const NOT_PLAIN =
  'this file was saved as rich text or as a document. Save it as plain text (in TextEdit: Format, Make Plain Text).';

export function readYaml(folder: string, name: string): YamlFile {
  const bytes = readFileSync(join(folder, name));
  const text = bytes.toString('utf8');
  const lines = new LineCounter();
  // The schema "failsafe" keeps every value a string, where others would parse numbers, dates and booleans.
  const document = parseDocument(text, { lineCounter: lines, schema: 'failsafe', prettyErrors: false });
  const [error = firstAlias(document)] = document.errors;
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const lineOf = (path: Path) => {
    const offset = offsetOf(document, path);
    return offset === undefined ? 0 : lineAt(offset);
  };
  const problem = (line: number, sentence: string) => `farm/${name}${line ? `, line ${line}` : ''}: ${sentence}`;
  return {
    data: error ? undefined : (document.toJS() ?? undefined),
    unreadable: FORMATTED.some((start) => text.startsWith(start))
      ? [problem(0, NOT_PLAIN)]
      : isUtf8(bytes)
        ? (error
            ? explainError(text, { code: error.code, line: lineAt(error.pos[0]) })
            : findMisread(text, foldedLines(document, lineAt))
          ).map((each) => problem(each.line, each.sentence))
        : [problem(0, "some letters of this file can't be read. Save it as plain text in the encoding UTF-8.")],
    lineOf,
    problem: (path, sentence) => problem(lineOf(path), sentence),
  };
}

/** The first text that YAML reads as an alias, because it begins with "*". The parser does not report it as an error. */
function firstAlias(document: Document) {
  let found: { readonly code: string; readonly pos: readonly [number, number] } | undefined;
  visit(document, {
    Alias(_, { range }) {
      const [start, end] = range as Range;
      found = { code: 'ALIAS', pos: [start, end] };
      return visit.BREAK;
    },
  });
  return found;
}

/** The lines of texts that span several lines without | or >. Programs such as Pages CMS write such texts. */
function foldedLines(document: Document, lineAt: (offset: number) => number): ReadonlySet<number> {
  const folded = new Set<number>();
  visit(document, {
    Scalar(_, { type, range }) {
      const [start, end] = (range as Range).map(lineAt) as [number, number];
      if (!type?.startsWith('BLOCK') && end > start) for (let line = start; line <= end; line++) folded.add(line);
    },
  });
  return folded;
}

function offsetOf(document: Document, path: Path): number | undefined {
  if (path.length === 0) return undefined;
  const around = document.getIn(path.slice(0, -1), true);
  const pair = isMap(around) ? around.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
  const node = pair?.key ?? document.getIn(path, true);
  const [start] = (node as { range?: readonly number[] } | undefined)?.range ?? [];
  return start ?? offsetOf(document, path.slice(0, -1));
}
