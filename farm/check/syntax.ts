import type { YAMLError } from 'yaml';

/** Explains a mistake in one line of a YAML file in farm/, to a reader who does not know YAML. */
export interface Sentence {
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

/**
 * Rules for mistakes that are valid YAML, so the parser reports no error. For example, YAML reads a text that begins
 * with "&", "!" or "#" as an anchor, a tag or a comment, and the page would not show it.
 */
const SILENT: readonly ((line: Line) => string | undefined)[] = [
  ({ value, key }) =>
    /^[&!#]/.test(value)
      ? `${subject(key)} begins with ${value[0]}, and the text after it would not be shown. ${quote(value)}`
      : undefined,
  ({ value, key }) =>
    /^[^"'].*\s#/.test(value)
      ? `${subject(key)} has a # in it, and the text after it would not be shown. ${quote(value)}`
      : undefined,
  ({ value, key, continues }) =>
    value.endsWith(',') && !continues ? `${subject(key)} ends with a comma. Remove it.` : undefined,
  ({ value, key }) =>
    key === 'story' && !value
      ? 'there is no text after "story:". Write the story there. Or write story: | and put the story below it, with two more spaces in front of each line.'
      : undefined,
];

/** Finds lines that do not mean what the author intended. `continued` has the lines of texts, without their first ones. */
export function findMisread(text: string, continued: ReadonlySet<number>): Sentence[] {
  return text.split(/\r?\n/).flatMap((raw, index) => {
    const line = index + 1;
    if (continued.has(line) || /^\s*#/.test(raw)) return [];
    const each = { ...partsOf(raw), continues: continued.has(line + 1) };
    const sentence = SILENT.map((rule) => rule(each)).find(Boolean);
    return sentence ? [{ line, sentence }] : [];
  });
}

/** What the parser reports if lines do not begin in the same column. */
const COLUMNS = /^(All (mapping|sequence) items|Sequence item without|Nested mappings)/;

/** Explains an error of the parser. Mistakes that owners often make have their own sentences. */
export function explainError(text: string, found: number, { code, message }: YAMLError): Sentence {
  const lines = text.split(/\r?\n/);
  // The parser notices a missing quotation mark at the end of the file.
  const opened = lines.findLastIndex((raw) => /^("[^"]*|'[^']*)$/.test(partsOf(raw).value)) + 1;
  const line = message.startsWith('Missing closing') && opened > 0 ? opened : found;
  const raw = lines[line - 1] ?? '';
  const { key, value } = partsOf(raw);
  const say = (sentence: string) => ({ line, sentence });
  if (/^ *\t/.test(raw)) return say('the line begins with a tab. Begin it with spaces, as the lines around it do.');
  if (code === 'DUPLICATE_KEY')
    return say(`"${key}" occurs twice in one entry. Delete one, or begin the next entry with a dash.`);
  if (/^["']/.test(value))
    return say(
      `${subject(key)} has a quotation mark too many or too few, or a line above it has. Remove the first and the last one: a text may have others in it.`,
    );
  if (/:(\s|$)/.test(value)) return say(`${subject(key)} has a second colon. ${quote(value)}`);
  if (COLUMNS.test(message))
    return say('this line or the next one begins in the wrong column. Begin it in the column of the lines around it.');
  return say(
    `this line, or the one above or below it, can't be read (${message}). Write a name, a colon, a space and a text, and put quotation marks around a text that begins with a sign. A story of several lines needs a bar after "story:" and the same spaces in front of each line.`,
  );
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
