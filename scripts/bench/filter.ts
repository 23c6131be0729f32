import { Stop } from '../lib/stop.ts';

/** Returns the comparisons and counts whose name contains one of the words, or all of them without words. */
export function filterByName<Row extends { readonly name: string }>(
  rows: readonly Row[],
  words: readonly string[],
): Row[] {
  const contains = ({ name }: Row) => words.some((word) => name.toLowerCase().includes(word.toLowerCase()));
  return rows.filter((row) => words.length === 0 || contains(row));
}

/** Stops on an unknown word, because a run without rows would pass. */
export function requireMatch(words: readonly string[], rows: readonly { readonly name: string }[]): void {
  const unknown = words.find((word) => filterByName(rows, [word]).length === 0);
  if (unknown === undefined) return;
  const names = rows.map(({ name }) => `  ${name}`).join('\n');
  throw new Stop(`No figure's name contains "${unknown}". The names are:\n${names}`);
}
