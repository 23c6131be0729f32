import type { YAMLError } from 'yaml';

/** Explains a mistake in one line of a YAML file in farm/, to a reader who does not know YAML. */
export interface Mistake {
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
export function findMisread(text: string, continued: ReadonlySet<number>): Mistake[] {
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
export function explainError(text: string, found: number, error: YAMLError): Mistake {
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
