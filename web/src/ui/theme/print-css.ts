import type { SystemConfig } from '@chakra-ui/react';

/** Paper: black on white, with all answers of the FAQ, and without what leads on from a screen. */
export const printCss: Exclude<SystemConfig['globalCss'], undefined> = {
  '*': { color: 'black !important', boxShadow: 'none !important' },
  // Decorations that are hidden from screen readers, such as ruler and quilt, need their backgrounds.
  '*:not([aria-hidden])': { background: 'none !important' },
  // Browsers break pages only between blocks.
  '#root, main': { display: 'block !important' },
  'header, [popover], [data-toast], [href="#main"], button, .button, iframe': { display: 'none !important' },
  'details::details-content': { contentVisibility: 'visible', height: 'auto' },
  // A box that is shaped for a screen would leave a gap below its picture.
  'picture, :has(> picture)': {
    position: 'static !important',
    minHeight: '0 !important',
    height: 'auto !important',
    aspectRatio: 'auto !important',
  },
  img: { position: 'static !important', maxWidth: '100% !important', maxHeight: '7cm !important' },
  'h1, h2, h3, summary': { breakAfter: 'avoid' },
  'li, details, figure': { breakInside: 'avoid' },
};
