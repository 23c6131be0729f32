/** Explains a mistake in one line of a YAML file in farm/, to a reader who does not know YAML. */
export interface Sentence {
  readonly line: number;
  readonly sentence: string;
}

interface Line {
  readonly text: string;
  /** The column in which the key starts, or in which the text starts if the line has no key. */
  readonly column: number;
  /** Empty for an item of a list of texts, and for a line without a colon. */
  readonly key: string;
  readonly value: string;
  readonly above: Line | undefined;
}

type Rule = (line: Line) => string | undefined;

/**
 * Rules for mistakes that are valid YAML, so the parser reports no error. For example, YAML reads a text that begins
 * with "&", "!" or "#" as an anchor, a tag or a comment, and the page would not show it.
 */
const ALWAYS: readonly Rule[] = [
  ({ value, key }) =>
    /^[&!#]/.test(value)
      ? `${subject(key)} begins with ${value[0]}, and the text after it would not be shown. ${quote(key, value)}`
      : undefined,
  ({ value, key }) =>
    /^[^"'].*\s#/.test(value)
      ? `${subject(key)} has a # in it, and the text after it would not be shown. ${quote(key, value)}`
      : undefined,
  ({ value, key }) => (value.endsWith(',') ? `${subject(key)} ends with a comma. Remove it.` : undefined),
  ({ value, key }) =>
    key === 'story' && !value
      ? 'there is no text after "story:". Write the story there. Or write story: | and put the story below it, with two more spaces in front of each line.'
      : undefined,
];

const ON_ERROR: readonly Rule[] = [
  ({ text }) =>
    /^ *\t/.test(text) ? 'the line begins with a tab. Begin it with spaces, as the lines around it do.' : undefined,
  ({ text }) => (/^\s*-\w/.test(text) ? 'a space is missing after the dash at the beginning.' : undefined),
  ({ text }) => {
    const [, key, rest] = /^\s*(?:- )?(\w+):([^ \t].*)$/.exec(text) ?? [];
    return key && `a space is missing after "${key}:". Write ${key}: ${rest}`;
  },
  ({ key, above }) =>
    !key && opensStory(above)
      ? `this line belongs to the text of "${above.key}". Begin it in the column of the other lines of that text, two spaces to the right of "${above.key}".`
      : undefined,
  ({ text }) => {
    const [, key, rest] = /^\s*(\w+)\s*[\s;=]\s*([^:]+)$/.exec(text) ?? [];
    return key && `the colon is missing after "${key}". Write ${key}: ${rest}`;
  },
  ({ value, key }) =>
    /^("[^"]*|'[^']*)$/.test(value)
      ? `${subject(key)} begins with a quotation mark that is never closed. Remove it: ${written(key, value.slice(1))}`
      : undefined,
  ({ value, key }) =>
    /^(".*".*"|'.*'.*')$/.test(value)
      ? `${subject(key)} has a quotation mark or an apostrophe between two others. Remove the first and the last one: ${written(key, value.slice(1, -1))}`
      : undefined,
  ({ value, key }) =>
    /^["']/.test(value)
      ? `${subject(key)} has text after its closing quotation mark. Remove the quotation marks.`
      : undefined,
  ({ value, key }) => (/^-\s/.test(value) ? `${subject(key)} begins with a dash. Remove it.` : undefined),
  ({ value, key }) =>
    /^([@`%*[{]|[|>].*\w)/.test(value)
      ? `${subject(key)} begins with ${value[0]}, which means something else here. ${quote(key, value)}`
      : undefined,
  ({ value, key }) => (/:(\s|$)/.test(value) ? `"${key}" has a second colon. ${quote(key, value)}` : undefined),
  ({ column, key, above }) =>
    key && above?.key && above.value && column > above.column
      ? `"${key}" begins further to the right than "${above.key}" above it. Begin both in the same column.`
      : undefined,
  ({ column, key, above }) =>
    key && above?.key && column < above.column && column > 0
      ? `"${key}" does not begin in the column of "${above.key}" above it. Begin both in the same column.`
      : undefined,
];

const UNKNOWN =
  "this line can't be read. Write a name, a colon, a space and a text; each line of a story begins with the same spaces.";

/** Finds lines that are valid YAML, but do not mean what the author intended. Skips the lines in `except`. */
export function findMisread(text: string, except: ReadonlySet<number> = new Set()): Sentence[] {
  return [...linesOf(text)].flatMap(([line, each]) => (except.has(line) ? [] : sentenceOf(ALWAYS, line, each)));
}

/** Explains a syntax error of YAML. */
export function explainError(text: string, error: { readonly line: number; readonly code: string }): Sentence[] {
  const lines = linesOf(text);
  const found = findMisread(text);
  if (found.length > 0) return found;
  if (error.code === 'DUPLICATE_KEY') return [{ line: error.line, sentence: duplicateMessage(lines.get(error.line)) }];
  // The parser often reports the line above the mistake. If a quotation mark is not closed, it reports a line far
  // below. So this checks the reported line, then the next line, then the lines above.
  const order = [error.line, error.line + 1, ...[...lines.keys()].filter((line) => line < error.line).reverse()];
  const [first] = order.flatMap((line) => sentenceOf(ON_ERROR, line, lines.get(line)));
  return [first ?? { line: error.line, sentence: UNKNOWN }];
}

function duplicateMessage(line: Line | undefined): string {
  return `"${line?.key}" occurs twice in one entry. Delete one, or begin the next entry with a dash.`;
}

function sentenceOf(rules: readonly Rule[], line: number, each: Line | undefined): Sentence[] {
  const sentence = each && rules.map((rule) => rule(each)).find(Boolean);
  return sentence ? [{ line, sentence }] : [];
}

/** The lines by line number. Leaves out comments, empty lines and the texts of stories. */
function linesOf(text: string): ReadonlyMap<number, Line> {
  const lines = new Map<number, Line>();
  let above: Line | undefined;
  let story: number | undefined;
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const column = raw.search(/[^\s-]|-(?! )/);
    if (column === -1 || /^\s*#/.test(raw)) continue;
    if (opensStory(above) && column > above.column) story ??= column;
    else if (story !== undefined && column < story) story = undefined;
    if (story !== undefined) continue;
    const [, key = '', value = ''] =
      /^\s*(?:-\s+)?([^:#]*?)\s*:(?:\s+(.*?))?\s*$/.exec(raw) ?? /^\s*-\s+()(.*?)\s*$/.exec(raw) ?? [];
    above = { text: raw, column, key, value, above };
    lines.set(index + 1, above);
  }
  return lines;
}

function opensStory(line: Line | undefined): line is Line {
  return /^[|>][+-]?$/.test(line?.value ?? '');
}

function subject(key: string): string {
  return key ? `"${key}"` : 'the text after the dash';
}

function written(key: string, value: string): string {
  return key ? `${key}: ${value}` : `- ${value}`;
}

function quote(key: string, value: string): string {
  return `Put quotation marks around the text: ${written(key, `"${value.replaceAll('"', "'")}"`)}`;
}
