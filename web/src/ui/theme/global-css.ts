import type { SystemConfig } from '@chakra-ui/react';
import { LARGE_TEXT } from './large-text.ts';
import { printCss } from './print-css.ts';

const BELOW_THE_FIRST_VIEW = { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 150rem' } as const;

export const globalCss: SystemConfig['globalCss'] = {
  ':root': {
    '--header-height': { base: '64px', xl: '80px' },
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
    fontSize: '100%',
    lineHeight: '1.6',
    scrollPaddingTop: 'calc(var(--header-height) + 1.5rem)',
    textSizeAdjust: '100%',
  },
  // Not where a page is opened at one of its sections: what is still on its way would move the goal.
  'html[data-alive]': { _motionSafe: { scrollBehavior: 'smooth' } },
  // Words break before a column grows wider than the screen, in very large text say.
  '*, p, h1, h2, h3, h4': { overflowWrap: 'anywhere' },
  // What the keyboard reaches does not stop behind a toast.
  'html:has([data-toast])': { scrollPaddingBottom: '13rem' },
  'html:has(:popover-open)': { overflow: 'hidden' },
  body: {
    fontSize: { base: '1.0625rem', md: '1.125rem' },
    textWrap: 'pretty',
    minHeight: '100dvh',
    [LARGE_TEXT]: { hyphens: 'auto' },
  },
  '#root': { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
  // While a page opens, what lies below the first view is not laid out; startup/start-line.ts says when that is over.
  // Guessed too tall, because what is guessed to be near is laid out before the first paint.
  ':root[data-opening=""] :is(section ~ section, footer)': BELOW_THE_FIRST_VIEW,
  ':root[data-opening=further] :is(section ~ section ~ section ~ section ~ section, footer)': BELOW_THE_FIRST_VIEW,
  'h1, h2, h3': { color: 'var(--heading)' },
  'a, button, summary, label': { touchAction: 'manipulation' },
  ':focus-visible': {
    outline: '3px solid var(--focus-ring)',
    outlineOffset: '3px',
    boxShadow: '0 0 0 3px var(--focus-gap)',
  },
  '[tabindex="-1"]:focus:not(:focus-visible)': { outline: 'none' },
  // What a link leads to starts right below the header and is no control: no strip of what stands above, no frame.
  ':is(section, footer)[id]': { scrollMarginTop: '-1.5rem' },
  ':is(section, footer)[tabindex="-1"]:focus-visible': { outline: 'none', boxShadow: 'none' },
  // Icons keep their size, however large the words beside them, and in forced colours the colour of those: browsers leave
  // a drawing the one that it names itself.
  'svg[stroke=currentColor]': { flexShrink: '0', '@media (forced-colors: active)': { color: 'inherit !important' } },
  '[hidden]': { display: 'none !important' },
  '@media print': printCss,
};
