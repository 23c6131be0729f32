/** A phone in landscape, or a window with its page zoomed in: the header scrolls away with the page. */
export const LOW_SCREEN = '@media (max-height: 479.98px)';
