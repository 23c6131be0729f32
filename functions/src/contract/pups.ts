import { FORM_PATH, RECEIVED_PATH } from './call.ts';

/** The parameter of the form's address that holds the name of a pup. */
export const PUP_PARAMETER = 'pup';

/**
 * The id of what a page shows about one pup: her card, her box in the form, her row on the thank-you page without script.
 * No other id begins like this. The farm's check keeps names apart also without capitals, spaces and punctuation.
 */
export const pupId = (name: string) => `pup-${name.toLowerCase().normalize('NFC').replace(/\s+/g, '-')}`;

export const fragmentOf = (name: string) => `#${encodeURIComponent(pupId(name))}`;

/** The address of the form in which this pup is ticked. Without script it leads to her box. */
export const askPath = (name: string) => `${FORM_PATH}?${PUP_PARAMETER}=${encodeURIComponent(name)}${fragmentOf(name)}`;

/** The address of the thank-you page without script, which names the last of these pups. */
export function receivedPath(names: readonly string[]): string {
  const last = names.at(-1);
  return last === undefined ? RECEIVED_PATH : RECEIVED_PATH + fragmentOf(last);
}
