const HYPHEN = /(?<=\p{L})-(?=\p{L})/gu;

/**
 * All texts of a page with word joiners around the hyphens of words such as "house-trained", so that no line ends within
 * them. The fonts have no non-breaking hyphen.
 */
export function unbroken<T>(content: T): T {
  if (typeof content === 'string') return content.split(' ').map(unbrokenWord).join(' ') as T;
  if (typeof content !== 'object' || content === null) return content;
  if (Array.isArray(content)) return content.map(unbroken) as T;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, unbroken(value)])) as T;
}

/** The longest compound that fits a line of a phone with text of twice the size. Longer ones break at their hyphen. */
const LONGEST = 'farm-conditioned'.length;

/** Leaves addresses as they are, because visitors copy them. */
function unbrokenWord(word: string): string {
  const isLong = word.replace(/[^\p{L}-]/gu, '').length > LONGEST;
  return isLong || /[@/]/.test(word) ? word : word.replace(HYPHEN, '\u2060-\u2060');
}
