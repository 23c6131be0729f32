import { isUtf8 } from 'node:buffer';
import { type Document, type Range, visit, type YAMLError, YAMLParseError } from 'yaml';
import { wrongSign } from './signs.ts';

/** A mistake in a YAML file of farm/, explained to a reader who does not know YAML. */
export interface Mistake {
  /** 0 for the whole file. */
  readonly line: number;
  readonly sentence: string;
}

interface Mistakes {
  readonly mistakes: readonly Mistake[];
  /** Whether the file can be read. If so, the mistakes are lines that do not mean what the author intended. */
  readonly readable: boolean;
}

export function findMistakes(bytes: Buffer, document: Document, lineAt: (offset: number) => number): Mistakes {
  const text = bytes.toString();
  const unreadable = wrongFormat(bytes, text);
  return unreadable ? { mistakes: unreadable, readable: false } : wrongLines(text, document, lineAt);
}

/** How rich text begins, and a document of Word or LibreOffice. */
const FORMATTED = ['{\\rtf', 'PK\u0003\u0004'];

function wrongFormat(bytes: Buffer, text: string): Mistake[] | undefined {
  if (FORMATTED.some((start) => text.startsWith(start)))
    return [{ line: 0, sentence: 'this is a document. Save it as plain text (in TextEdit: Format, Make Plain Text).' }];
  if (!isUtf8(bytes))
    return [{ line: 0, sentence: "some letters can't be read. Save the file as plain text in the encoding UTF-8." }];
  const conflict = /^(<{7}|>{7}) /m.exec(text);
  if (!conflict) return undefined;
  const sentence =
    'two changes of the same lines are here. Keep one of them, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.';
  return [{ line: text.slice(0, conflict.index).split('\n').length, sentence }];
}

function wrongLines(text: string, document: Document, lineAt: (offset: number) => number): Mistakes {
  /** The numbers of the lines that continue a text. */
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
  const lines = text.split(/\r?\n/);
  const find = (explain: (raw: string, line: number) => string | undefined) =>
    lines.flatMap((raw, index) => {
      const line = index + 1;
      if (continued.has(line) || /^\s*#/.test(raw)) return [];
      const sentence = explain(raw, line);
      return sentence ? [{ line, sentence }] : [];
    });
  // The parser reports the consequences of a wrong sign, often in other lines.
  const signs = find(wrongSign);
  if (signs.length > 0) return { mistakes: signs, readable: false };
  if (errors.length === 0)
    return { mistakes: find((raw, line) => misread(raw, continued.has(line + 1))), readable: true };
  const explained = errors.map((error) => explainError(lines, lineAt(error.pos[0]), error));
  // The parser goes on after an error, and reports its consequences in the lines below.
  const isFirst = ({ line }: Mistake, index: number) =>
    !explained.slice(0, index).some((above) => above.line === line || above.line === line - 1);
  return { mistakes: explained.filter(isFirst), readable: false };
}

/**
 * Explains mistakes that are valid YAML, so the parser reports no error. For example, YAML reads a text that begins
 * with "&", "!" or "#" as an anchor, a tag or a comment, and the page would not show it.
 */
function misread(raw: string, isContinued: boolean): string | undefined {
  const { key, value } = partsOf(raw);
  const [, sign] = /^([&!#])/.exec(value) ?? /^[^"'].*\s(#)/.exec(value) ?? [];
  if (sign) return `${subject(key)} has a ${sign}, and the text after it would not be shown. ${quote(value)}`;
  if (value.endsWith(',') && !isContinued) return `${subject(key)} ends with a comma. Remove it.`;
  return key === 'story' && !value
    ? 'there is no text after "story:". Write the story there. Or write story: | and put the story below it, with two more spaces in front of each line.'
    : undefined;
}

/** Explains an error of the parser, which reports it in the line `found`. */
function explainError(lines: readonly string[], found: number, error: YAMLError): Mistake {
  // The parser notices a missing quotation mark at the end of the file.
  const opened = lines.findLastIndex((raw) => /^("[^"]*|'[^']*)$/.test(partsOf(raw).value)) + 1;
  const line = error.message.startsWith('Missing closing') && opened > 0 ? opened : found;
  return { line, sentence: explanationOf(lines[line - 1] ?? '', error) };
}

/** The parser's messages about lines that begin in different columns. */
const COLUMNS = /^(All (mapping|sequence) items|Sequence item without|Nested mappings)/;

function explanationOf(raw: string, { code, message }: YAMLError): string {
  const { key, value } = partsOf(raw);
  if (code === 'DUPLICATE_KEY')
    return `"${key}" occurs twice in one entry. Delete one, or begin the next entry with a dash.`;
  if (/^["']/.test(value))
    return `${subject(key)} has a quotation mark too many or too few, or a line above it has. Remove the first and the last one: a text may have others in it.`;
  if (/:(\s|$)/.test(value)) return `${subject(key)} has a second colon. ${quote(value)}`;
  if (COLUMNS.test(message))
    return 'this line or the next one begins in the wrong column. Begin it in the column of the lines around it.';
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
