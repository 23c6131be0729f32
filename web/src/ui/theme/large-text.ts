/**
 * Text so large that a phone's line holds some twenty letters. In a query an em is what the visitor has set in the browser,
 * so no screen of today meets this with text of the usual size.
 */
export const LARGE_TEXT = '@media (max-width: 16em)';
