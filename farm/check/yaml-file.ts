import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Document,
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  type Range,
  visit,
  type YAMLError,
  YAMLParseError,
} from 'yaml';

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

/** Explains a mistake in one line of a YAML file in farm/, to a reader who does not know YAML. */
interface Mistake {
  readonly line: number;
  readonly sentence: string;
}

interface Line {
  /** Empty for an item of a list of texts, and for a line without a colon. */
  readonly key: string;
  readonly value: string;
  /** The text goes on in the next line. */
  readonly continues: boolean;
}

/** Finds lines that do not mean what the author intended. `continued` contains the numbers of the lines that continue a text. */
function findMisread(text: string, continued: ReadonlySet<number>): Mistake[] {
  return text.split(/\r?\n/).flatMap((raw, index) => {
    const line = index + 1;
    if (continued.has(line) || /^\s*#/.test(raw)) return [];
    const sentence = misread({ ...partsOf(raw), continues: continued.has(line + 1) });
    return sentence ? [{ line, sentence }] : [];
  });
}

/**
 * Explains mistakes that are valid YAML, so the parser reports no error. For example, YAML reads a text that begins
 * with "&", "!" or "#" as an anchor, a tag or a comment, and the page would not show it.
 */
function misread({ key, value, continues }: Line): string | undefined {
  const [, sign] = /^([&!#])/.exec(value) ?? /^[^"'].*\s(#)/.exec(value) ?? [];
  if (sign) return `${subject(key)} has a ${sign}, and the text after it would not be shown. ${quote(value)}`;
  if (value.endsWith(',') && !continues) return `${subject(key)} ends with a comma. Remove it.`;
  return key === 'story' && !value
    ? 'there is no text after "story:". Write the story there. Or write story: | and put the story below it, with two more spaces in front of each line.'
    : undefined;
}

/** Explains an error of the parser, which reports it in the line `found`. */
function explainError(text: string, found: number, error: YAMLError): Mistake {
  const lines = text.split(/\r?\n/);
  // The parser notices a missing quotation mark at the end of the file.
  const opened = lines.findLastIndex((raw) => /^("[^"]*|'[^']*)$/.test(partsOf(raw).value)) + 1;
  const line = error.message.startsWith('Missing closing') && opened > 0 ? opened : found;
  const raw = lines[line - 1] ?? '';
  return { line, sentence: frequentMistake(raw, error) ?? unreadable(error) };
}

/** The parser's messages about lines that begin in different columns. */
const COLUMNS = /^(All (mapping|sequence) items|Sequence item without|Nested mappings)/;

function frequentMistake(raw: string, { code, message }: YAMLError): string | undefined {
  const { key, value } = partsOf(raw);
  if (/^ *\t/.test(raw)) return 'the line begins with a tab. Begin it with spaces, as the lines around it do.';
  if (code === 'DUPLICATE_KEY')
    return `"${key}" occurs twice in one entry. Delete one, or begin the next entry with a dash.`;
  if (/^["']/.test(value))
    return `${subject(key)} has a quotation mark too many or too few, or a line above it has. Remove the first and the last one: a text may have others in it.`;
  if (/:(\s|$)/.test(value)) return `${subject(key)} has a second colon. ${quote(value)}`;
  return COLUMNS.test(message)
    ? 'this line or the next one begins in the wrong column. Begin it in the column of the lines around it.'
    : undefined;
}

function unreadable({ message }: YAMLError): string {
  return `this line, or the one above or below it, can't be read (${message}). Write a name, a colon, a space and a text, and put quotation marks around a text that begins with a sign such as @ or *. A story of several lines needs a bar after "story:" and the same spaces in front of each line.`;
}

function partsOf(raw: string) {
  const [, key = '', value = ''] =
    /^\s*(?:-\s+)?(?:("[^"]*"|[^:#"'\s][^:#]*?)\s*:(?=\s|$))?\s*(.*?)\s*$/.exec(raw) ?? [];
  return { key, value };
}

function subject(key: string): string {
  return key ? `"${key}"` : 'the text';
}

function quote(value: string): string {
  return `Put quotation marks around the text: "${value.replaceAll('"', "'")}"`;
}
