import { sanitized } from './sanitize.ts';

/** What may stand between the digits of one number: spaces, any dash, dot or bracket. */
const GAP = String.raw`[^\p{L}\p{N}+#,;&]{0,5}`;
/** Another digit or plus sign just before, or another digit just after, may belong to the number. */
const START = String.raw`(?<![\d+]${GAP})`;
const END = String.raw`(?!${GAP}\d)`;

/** Area code, three and four digits, with or without the 1 of North America. */
const AMERICAN = new RegExp(
  String.raw`${START}(?:\+?1${GAP})?([2-9]\d\d)${GAP}([2-9]\d\d)${GAP}(\d\d)${GAP}(\d\d)${END}`,
  'u',
);
const FOREIGN = new RegExp(String.raw`${START}\+${GAP}([2-9](?:${GAP}\d){6,14})(?!${GAP}\d|\p{L})`, 'u');

/** The number in what a visitor wrote, and the text to show. The number is empty if it cannot be read with certainty. */
export function readPhone(written: unknown): { readonly number: string; readonly shown: string } {
  const text = String(written ?? '')
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const [found, area, exchange, ...line] = AMERICAN.exec(text) ?? [];
  if (!found) return { number: foreignNumber(text), shown: sanitized(written) };
  const shown = `(${area}) ${exchange}-${line.join('')}`;
  const isAll = !/[\p{L}\p{N}]/u.test(text.replace(found, ''));
  return { number: `+1${area}${exchange}${line.join('')}`, shown: isAll ? shown : sanitized(written) };
}

function foreignNumber(text: string): string {
  // "+405-555-0137" may be a number of Oklahoma with a plus sign or one of Romania.
  if (AMERICAN.test(text.replace('+', ''))) return '';
  // People write +44 (0)20 for what is dialed as +44 20.
  const [, digits = ''] = FOREIGN.exec(text.replace(/[([]0[)\]]/, '')) ?? [];
  return digits && `+${digits.replace(/\D/g, '')}`;
}
