import type { SystemConfig } from '@chakra-ui/react';

const FLAT = { position: 'static !important', minHeight: '0 !important', height: 'auto !important' } as const;

/** Printed pages: dark text on white, one header, all answers of the FAQ, and the URLs of external links. */
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
  body: { minHeight: '0 !important' },
  '#root': { display: 'block !important', minHeight: '0 !important' },
  'main, footer': { display: 'block !important' },

  // Keeps only the farm's name of the header, and only phone and email of the footer's links.
  header: FLAT,
  'header > div': { paddingBlock: '2 !important' },
  main: { paddingTop: '0 !important' },
  'header div > :not(:first-child), [popover], [href="#main"], [data-toast]': { display: 'none !important' },
  'footer div:has(> ul):not(:has([href^="tel:"])), footer li:has(> [href^="/"])': { display: 'none !important' },
  'footer p': {
    marginTop: '0 !important',
    paddingTop: '0.2cm !important',
    fontSize: '1rem !important',
    '& span': { display: 'inline !important' },
  },
  'footer h2': { display: 'none' },
  'footer ul': { display: 'flex', columnGap: '0.6cm' },
  'footer a': { minHeight: '0 !important' },
  'footer div': { rowGap: '0.2cm !important' },
  'button, iframe, summary svg': { display: 'none !important' },
  ':is(main, footer) [href^="http"]::after': { content: '" (" attr(href) ")"', fontWeight: '400' },

  summary: { minHeight: '0 !important' },
  'details p': { paddingBottom: '0.3cm !important' },
  'details::details-content': { contentVisibility: 'visible', height: 'auto' },

  'main section, footer': { ...FLAT, paddingBlock: '0.4cm !important' },
  // Prevents a last page with nothing but the footer.
  footer: { breakBefore: 'avoid' },
  // Browsers ignore `break-inside` and `break-after` in a grid.
  'main section:not(form section) > div, form section': { display: 'block !important' },
  'main section:not(form section) > div': { paddingBlock: '0 !important' },
  'main section:not(form section) > div > * + *': { marginTop: '0.4cm' },
  'form section > div:first-of-type': { breakAfter: 'avoid', marginBottom: '0.4cm' },
  'main picture, main :has(> picture)': {
    ...FLAT,
    display: 'block !important',
    margin: '0 !important',
    aspectRatio: 'auto !important',
  },
  'main img': {
    ...FLAT,
    aspectRatio: 'auto !important',
    width: 'auto !important',
    maxWidth: '100% !important',
    maxHeight: '5cm',
    marginBlock: '0.3cm',
    '&[alt=""]': { display: 'none' },
  },

  'h1, h2, h3, h4, summary, dt': { breakAfter: 'avoid' },
  'h1, h2, h3, a, li, dl > div, details, figure, article, fieldset, footer, [data-field]': { breakInside: 'avoid' },
  p: { orphans: '3', widows: '3' },
};
