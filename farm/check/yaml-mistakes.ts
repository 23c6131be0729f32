import { isUtf8 } from 'node:buffer';
import { type Document, type Range, Scalar, visit } from 'yaml';
import { lookAlikeIn } from '../model/characters.ts';

/**
 * Finds the mistake because of which a file cannot be read. If there is none, finds the lines that do not mean what the
 * author intended. The sentences are for readers who do not know YAML.
 */
export function findMistakes(bytes: Buffer, document: Document, lineAt: (offset: number) => number) {
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
