/**
 * Matches when the visitor's font size is so large that a line on a phone holds fewer than some 25 letters: in a media
 * query, 1em is the font size set in the browser. With the default size, no current screen is so narrow.
 */
export const LARGE_TEXT = '@media (max-width: 19em)';
