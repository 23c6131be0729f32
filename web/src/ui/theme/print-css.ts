import type { SystemConfig } from '@chakra-ui/react';

/** Paper: black on white, without what leads on from a screen. A page that was opened at a pup prints as its flyer. */
export const printCss: Exclude<SystemConfig['globalCss'], undefined> = {
  '*': { color: 'black !important', boxShadow: 'none !important' },
  // Decorations that are hidden from screen readers, such as ruler and quilt, need their backgrounds.
  '*:not([aria-hidden])': { background: 'none !important' },
  // Browsers break pages only between blocks.
  '#root, main': { display: 'block !important' },
  '[popover], [data-toast], [href="#main"], button, .button, iframe': { display: 'none !important' },
  'details::details-content': { contentVisibility: 'visible', height: 'auto' },
  // A box that is shaped for a screen would leave a gap below its picture.
  'picture, :has(> picture)': {
    position: 'static !important',
    minHeight: '0 !important',
    height: 'auto !important',
    aspectRatio: 'auto !important',
  },
  // The whole picture, because a crop would cut heads.
  img: {
    position: 'static !important',
    aspectRatio: 'auto !important',
    width: 'auto !important',
    height: 'auto !important',
    maxWidth: '100% !important',
    maxHeight: '7cm !important',
  },
  '.site-header': { position: 'static !important', borderBottom: '2px solid' },
  '.site-header :is(.logo, .copy, nav, .icon, .action)': { display: 'none !important' },
  '.site-header :is(.brand, .call)': { display: 'inline-flex !important', visibility: 'visible !important' },
  'main:has(.pup:target) > :not(:has(.pup:target)), :has(> .pup:target) > .pup:not(:target)': {
    display: 'none !important',
  },
  'section:has(.pup:target) :is(.head, .next), main:has(.pup:target) ~ .site-footer .columns': {
    display: 'none !important',
  },
  'section:has(.pup:target), main:has(.pup:target) ~ .site-footer': { paddingBlock: '0 !important' },
  '.pup:target': { gridColumn: '1 / -1 !important', fontSize: '1.5rem', '& h3': { fontSize: '3.5rem' } },
  '.pup:target img': { maxHeight: '10cm !important' },
  'h1, h2, h3, summary': { breakAfter: 'avoid' },
  'li, details, figure': { breakInside: 'avoid' },
};
