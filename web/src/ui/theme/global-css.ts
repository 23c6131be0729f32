import type { SystemConfig } from '@chakra-ui/react';
import { barnQuilt } from '../barn-quilt.tsx';
import { buttonCss } from '../button.tsx';
import { contactRows } from '../contact-rows.tsx';
import { heroActionCss, TIMELINE } from '../hero-action.ts';
import { hillsCss } from '../hills.tsx';
import { ruledList } from '../ruled-list.tsx';
import { sectionCss } from '../section.tsx';
import { jumpLinkCss } from '../text-link.tsx';
import { trustList } from '../trust-list.tsx';
import { FORCED_COLORS, LARGE_TEXT, LOW_SCREEN, LOWEST_SCREEN } from './media.ts';
import { printCss } from './print-css.ts';

/** Estimates the usual height of a section, so that the scrollbar does not jump. */
const BELOW_THE_FIRST_VIEW = { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 45rem' } as const;

export const globalCss: SystemConfig['globalCss'] = {
  ':root': {
    '--header-height': { base: '64px', xl: '80px' },
    // The height of a header that covers the top of the window.
    '--bar': 'var(--header-height)',
    [LOW_SCREEN]: { '--header-height': '50px' },
    [LOWEST_SCREEN]: { '--bar': '0px' },
    '--heading': '{colors.fg.heading}',
    '--accent': '{colors.fg.heading}',
    '--focus-ring': '{colors.ink}',
    '--focus-gap': '{colors.cream}',
    '--fade': '0s',
    _motionSafe: { '--fade': '150ms' },
  },
  html: {
    bg: 'bg',
    color: 'fg',
    fontFamily: 'body',
    lineHeight: '1.6',
    scrollPaddingTop: 'calc(var(--bar) + 1.5rem)',
    scrollbarColor: '{colors.bark} {colors.cream}',
  },
  // Not before hydration, while content above the section at which a page opens may move it.
  'html[data-hydrated]': { _motionSafe: { scrollBehavior: 'smooth' } },
  // When the browser scrolls to a focused element, the toasts do not cover it.
  'html:has([data-toast])': { scrollPaddingBottom: 'min(20rem, 50vh)' },
  'html:has([data-sticky])': { scrollPaddingTop: 'calc(var(--bar) + min(6rem, 50dvh))' },
  'html:has(:popover-open)': { overflow: 'hidden' },
  '::selection': { bg: 'wheat', color: 'ink' },
  body: {
    // Very large text breaks within words. Inherited, so that what a translator inserts breaks only where its parent does.
    overflowWrap: 'anywhere',
    fontSize: { base: '1.0625rem', md: '1.125rem' },
    [LARGE_TEXT]: { hyphens: 'auto' },
    // Only WebKit has hanging punctuation. It crashes (2.50.6) when a phone is turned while pretty text has an unbroken part.
    '@supports not (hanging-punctuation: first)': { textWrap: 'pretty' },
  },
  // Phone numbers are not broken across lines, and fit a line in any text size.
  ':is(a[href^="tel:"], a[href^="tel:"] *)[translate=no]': { whiteSpace: 'nowrap', fontSize: 'min(1em, 10.5vw)' },
  '*, p, h1, h2, h3, h4': { overflowWrap: 'inherit' },
  '#root': { display: 'flex', flexDirection: 'column', minHeight: '100dvh', timelineScope: TIMELINE },
  main: { flexGrow: '1' },
  ...heroActionCss,
  // While a page opens (startup/start-line/delay-layout.ts), browsers skip the layout of what is below the first screen.
  ':root[data-opening=first-view] :is(section:nth-of-type(n + 2), form section, footer)': BELOW_THE_FIRST_VIEW,
  // Is laid out before the first paint. Its estimated height lets browsers expect no other section near the viewport.
  ':root[data-opening=first-view] section:nth-of-type(2)': { containIntrinsicBlockSize: 'auto 200vh' },
  ':root[data-opening=sections] :is(section:nth-of-type(n + 5), footer)': BELOW_THE_FIRST_VIEW,
  'h1, h2, h3': { color: 'var(--heading)' },
  // What all pages share. Served styles cost a phone no time when it hydrates a page, but styled elements do.
  'main h1': { textStyle: 'h1' },
  'main h2': { textStyle: 'h2' },
  'main h3': { textStyle: 'h3' },
  '.lead': { marginTop: '4', maxWidth: '33em', textStyle: 'lead', textWrap: { sm: 'balance' } },
  // Says below a button where it leads. On paper it leads nowhere.
  '.button-note': { marginTop: '3', maxWidth: 'measure', textStyle: 'small', _print: { display: 'none' } },
  '.container': { width: 'full', maxWidth: 'container', marginInline: 'auto', paddingInline: 'gutter' },
  'picture img': { width: 'full', height: 'full', objectFit: 'cover' },
  '.visually-hidden': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clip: 'rect(0, 0, 0, 0)',
    whiteSpace: 'nowrap',
  },
  // Inline, because browsers do not find a text across an inline block. A phone may have no room for a long compound.
  '.unbroken': { whiteSpace: { sm: 'nowrap' } },
  '.amount': { whiteSpace: 'nowrap' },
  ...buttonCss,
  ...sectionCss,
  ...hillsCss,
  ...jumpLinkCss,
  '.trust-list': trustList,
  '.ruled-list': ruledList,
  '.contact-rows': contactRows,
  '.barn-quilt': barnQuilt,
  // A text with an icon behind its last word (`TrailingIcon` in ui/button.tsx), never at the right edge or on a line of its own.
  '.trailing': {
    position: 'relative',
    paddingRight: '32px',
    '& svg': { position: 'absolute', right: '0', bottom: '0.12em' },
  },
  ':focus-visible': {
    outline: '3px solid var(--focus-ring)',
    outlineOffset: '3px',
    boxShadow: '0 0 0 3px var(--focus-gap)',
  },
  // A link to a section scrolls the section to just below the header.
  ':is(section, footer)[id]': { scrollMarginTop: '-1.5rem' },
  // What only a link or the script can focus shows no focus ring.
  ':is(h1, section, footer, li)[tabindex="-1"]:focus-visible': { outline: 'none', boxShadow: 'none' },
  // Icons keep their size beside large text. Browsers do not change the colors of an SVG in forced colors mode.
  'svg[stroke=currentColor]': { flexShrink: '0', [FORCED_COLORS]: { color: 'inherit !important' } },
  '@media print': printCss,
};
