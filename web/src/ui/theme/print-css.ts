import type { SystemConfig } from '@chakra-ui/react';

const FLAT = { position: 'static !important', minHeight: '0 !important', height: 'auto !important' } as const;

/** Printed pages: dark text on white, all answers of the FAQ, the URLs of external links, and no controls. */
export const printCss: Exclude<SystemConfig['globalCss'], undefined> = {
  ':root': { '--g-spacing-gutter': '0px !important' },
  '*': {
    color: 'ink !important',
    boxShadow: 'none !important',
    '--heading': '{colors.deep} !important',
    '--accent': '{colors.ink} !important',
  },
  // Decorations that are hidden from screen readers, such as ruler and quilt, need their backgrounds.
  '*:not([aria-hidden])': { background: 'none !important' },
  html: { fontSize: '85% !important' },
  main: { paddingTop: '0 !important' },
  'header, header > div, main section, footer': { ...FLAT, paddingBlock: '0.4cm !important' },
  'header div > :not(:first-child), [popover], [href="#main"], [data-toast], footer ul:not(:has([href^="tel:"])), footer h2':
    {
      display: 'none !important',
    },
  'button, iframe, summary svg': { display: 'none !important' },
  'main [href^="http"]::after': { content: '" (" attr(href) ")"', fontWeight: '400' },
  'details::details-content': { contentVisibility: 'visible', height: 'auto' },
  // Browsers ignore `break-inside` in a grid.
  'main section:not(form section) > div, form section': { display: 'block !important' },
  'main section:not(form section) > div > * + *': { marginTop: '0.4cm' },
  'main picture, main :has(> picture)': { ...FLAT, display: 'block !important', aspectRatio: 'auto !important' },
  'main img': { ...FLAT, aspectRatio: 'auto !important', width: 'auto !important', maxHeight: '5cm' },
  'h1, h2, h3, h4, summary, dt': { breakAfter: 'avoid' },
  'a, li, dl > div, details, figure, fieldset': { breakInside: 'avoid' },
};
