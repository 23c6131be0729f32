import { isUtf8 } from 'node:buffer';
import { type Document, type Range, visit, type YAMLError } from 'yaml';
import { lookAlikeIn } from './characters.ts';

/**
 * Finds the mistakes because of which a file cannot be read. If there is none, finds the lines that do not mean what the
 * author intended. The sentences are for readers who do not know YAML.
 */
export function findMistakes(bytes: Buffer, document: Document, lineAt: (offset: number) => number) {
  if (!isUtf8(bytes)) return { isReadable: false, mistakes: [{ line: 0, sentence: NO_TEXT }] };
  const lines = bytes.toString().split(/\r?\n/);
  /** The numbers of the lines with a text that begins with an asterisk, and of those that continue a text. */
  const aliases = new Set<number>();
  const continued = new Set<number>();
  visit(document, {
    Alias(_, { range }) {
      aliases.add(lineAt((range as Range)[0]));
    },
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
  const conflict = lines.findIndex((raw) => /^(<{7}|>{7}) /.test(raw)) + 1;
  // The first kind causes the others.
  const causes = [
    conflict > 0 ? [{ line: conflict, sentence: CONFLICT }] : [],
    findIn(wrongStart),
    explainErrors(document.errors, lines, lineAt),
    Array.from(aliases, (line) => ({ line, sentence: needsQuotes('a * in front', valueIn(lines[line - 1])) })),
  ].find((mistakes) => mistakes.length > 0);
  return { isReadable: !causes, mistakes: causes ?? findIn(hiddenText) };
}

const NO_TEXT = 'this is not plain text. Save it as plain text in the encoding UTF-8.';

const CONFLICT =
  'two changes of the same lines are here. Keep one of them, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.';

/** Matches the start of a line before its text: spaces, a dash, a name and its colon. */
const START = /^[^\p{L}\p{N}"'(<[{&!#@$%+,:;/\\]*(?:[\w\p{Default_Ignorable_Code_Point}\u00A0]+\s*:\s)?\s*/u;

function wrongStart(raw: string): string | undefined {
  const character = raw.trim() && lookAlikeIn(START.exec(raw)?.[0] ?? '');
  if (character) return `there is ${character} before the text. Delete it, and type a space or a - on the keyboard.`;
  return /^ *-(?!-|\s|$)/.test(raw)
    ? 'there is no space after the dash. Write a dash, a space and the text.'
    : undefined;
}

/** YAML reads a text that begins with "&", "!" or "#" as an anchor, a tag or a comment, and the page would not show it. */
function hiddenText(raw: string): string | undefined {
  const value = valueIn(raw);
  const [, character] = /^([&!#])/.exec(value) ?? /^[^"'].*\s(#)/.exec(value) ?? [];
  return character && needsQuotes(`a ${character}, which hides what is after it`, value);
}

function explainErrors(errors: readonly YAMLError[], lines: readonly string[], lineAt: (offset: number) => number) {
  // The parser notices a missing quotation mark at the end of the file.
  const opened = lines.findLastIndex((raw) => /^("[^"]*|'[^']*)$/.test(valueIn(raw))) + 1;
  const mistakes = errors.map(({ pos, message }) => {
    const line = message.startsWith('Missing closing') && opened > 0 ? opened : lineAt(pos[0]);
    return { line, sentence: explanationOf(lines[line - 1] ?? '', message) };
  });
  // The parser goes on after an error, and reports its consequences in the lines below.
  return mistakes.filter(({ line }, index) =>
    mistakes.slice(0, index).every((above) => above.line !== line && above.line !== line - 1),
  );
}

function explanationOf(raw: string, message: string): string {
  const value = valueIn(raw);
  if (/^["']/.test(value))
    return 'a quotation mark is missing, here or in a line above, or there is one too many. Remove the first and the last one: a text may have others in it.';
  if (/:(\s|$)/.test(value)) return needsQuotes('a second colon', value);
  if (/^\s*(- +)?\w+:[^\s/]/.test(raw))
    return 'there is no space after the colon. Write a name, a colon, a space and the text.';
  return `this line or the one above it can't be read: ${message.split(';')[0]}. Compare it with the lines around it.`;
}

/** The text of a line, after its dash, its name and its colon. */
function valueIn(raw = ''): string {
  return raw.replace(/^\s*(?:-\s+)?(?:[^\s:"'#][^:#]*?\s*:(?=\s|$))?\s*/, '').trimEnd();
}

function needsQuotes(what: string, value: string): string {
  return `the text has ${what}. Put quotation marks around the text: "${value.replaceAll('"', "'")}"`;
}
