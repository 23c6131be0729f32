/** The media queries of the site, besides the breakpoints in system.ts. */

export const FORCED_COLORS = '@media (forced-colors: active)';

/** A screen with the colors of the page. */
export const SCREEN_COLORS = '@media screen and (forced-colors: none)';

/** A border for boxes that only have a background, which forced colors mode removes. */
export const forcedEdge = { [FORCED_COLORS]: { border: '2px solid' } } as const;

/** A phone in landscape, or a window with its page zoomed in: the header is lower. */
export const LOW_SCREEN = '@media (max-height: 479.98px)';

/** The header scrolls away with the page. */
export const LOWEST_SCREEN = '@media (max-height: 319.98px)';

/** The visitor's font size (1em in a media query) is so large that a line on a phone holds fewer than some 25 letters. */
export const LARGE_TEXT = '@media (max-width: 19em)';

/** A header that has no room for the phone symbol beside the action. The menu has the phone number too. */
export const NARROW_BAR = '@media (max-width: 359.98px)';

/** A window that has no room for the list below the quilt of the form. */
export const SHORT_WINDOW = '@media (max-height: 759.98px)';
