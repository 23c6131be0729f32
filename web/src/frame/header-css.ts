import type { SystemStyleObject } from '@chakra-ui/react';
import { afterHeroAction } from '../ui/hero-action.ts';
import { touchTarget } from '../ui/layout.ts';
import { FORCED_COLORS, LOW_SCREEN, LOWEST_SCREEN, NARROW_BAR } from '../ui/theme/media.ts';

const line = { display: 'flex', alignItems: 'center', gap: 'clamp(20px, 2vw, 32px)' } as const;
const item = { fontSize: { base: '1rem', xl: '1.0625rem' }, fontWeight: '500', whiteSpace: 'nowrap' } as const;

/**
 * The part of the header beside the farm's name. `.room` has the width that an invisible copy of the items leaves, so a
 * container query tells whether all items fit on one line, in any language and text size.
 */
const barRoom = {
  '& .beside': { display: 'flex', flex: '1 1 0', height: 'full', minWidth: { base: '96px', sm: 'min(20rem, 50vw)' } },
  '& .copy': { ...line, minWidth: '0', height: '0', overflow: 'hidden' },
  '& .copy .item': item,
  '& .copy .action': { ...item, paddingRight: '5.5rem', fontWeight: '600' },
  // Its content is as wide as it needs and ends at the right edge of the header.
  '& .room': {
    position: 'relative',
    flex: '1 1 0',
    minWidth: '0',
    containerType: 'inline-size',
    '& > *': { position: 'absolute', right: '0', insetBlock: '0', width: 'max-content' },
  },
} as const;

const ITEMS_FIT = '@container (min-width: 1px)';

/** An open menu stays until it is closed, also when a wider window has room for the items. */
const WHILE_MENU_OPEN = 'html:has(:popover-open) &';

/** A link or button that shows only an icon. */
const iconControl = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '48px',
  height: '48px',
  borderRadius: 'control',
  color: 'fg.heading',
  cursor: 'pointer',
  _hover: { bg: 'bg.selected' },
} as const;

const KNOWS_POPOVER = '@supports selector(:popover-open)';

const menuButton = {
  '& > .toggle': {
    ...iconControl,
    display: 'none',
    [KNOWS_POPOVER]: { display: 'grid', [ITEMS_FIT]: { display: 'none' } },
    '& .close': { display: 'none' },
    [WHILE_MENU_OPEN]: { display: 'grid', '& .open': { display: 'none' }, '& .close': { display: 'block' } },
  },
  '& > .fallback': { ...iconControl, [KNOWS_POPOVER]: { display: 'none' } },
} as const;

/** The line at the current page's item, also visible in forced colors mode. */
export const currentMark = { bg: 'action', [FORCED_COLORS]: { bg: 'LinkText', forcedColorAdjust: 'none' } } as const;

export const headerCss = {
  ...afterHeroAction,
  // Not `fixed`, so that the page starts below a name that needs more lines with spaced or large text.
  position: 'sticky',
  top: '0',
  zIndex: '2',
  display: 'flex',
  minHeight: 'header',
  bg: 'bg',
  borderBottom: 'hairline',
  [LOWEST_SCREEN]: { position: 'relative' },
  '& > .container, & .brand, & .end, & .contacts': { display: 'flex', alignItems: 'center' },
  '& > .container': { gap: { base: '4px', sm: '4', xl: '6' } },
  '& .brand': {
    gap: { base: '8px', sm: '3' },
    minHeight: 'target',
    paddingBlock: '0.5',
    color: 'fg.heading',
    textStyle: 'h3',
    fontSize: { base: 'min(1.1875rem, 6.6vw - 7px, 26px)', md: 'min(1rem, 2vw)', xl: '1.375rem' },
    lineHeight: '1.1',
    // On phones, the action takes the name's place.
    '& span': {
      maxWidth: { base: '9.5em', md: '7.75em', xl: 'none' },
      visibility: { base: 'var(--instead)', sm: 'visible' },
    },
    '&[data-long]': {
      fontSize: { base: 'min(0.8125rem, 3.5vw)', xl: '1.0625rem' },
      [LOW_SCREEN]: { fontSize: 'min(0.8125rem, 3.5vw)' },
      '& span': { maxWidth: { base: 'none', md: '12em', xl: '15em' } },
    },
  },
  '& .logo': { flexShrink: '0', width: { base: '40px', xl: '48px' }, [LOW_SCREEN]: { width: '40px' } },
  ...barRoom,
  // The form's page has a quilt in place of the action, on a narrow phone in place of the phone symbol.
  '&:not([data-action])': {
    '& .beside': { minWidth: { base: '144px', sm: 'min(20rem, 50vw)' }, [NARROW_BAR]: { minWidth: '96px' } },
    '& .icon': { [NARROW_BAR]: { display: 'none' } },
  },
  '& .end': {
    gap: { base: '0', sm: 'min(1.5rem, 2vw)' },
    '& ul': { ...line, display: 'none', [ITEMS_FIT]: { display: 'flex' }, [WHILE_MENU_OPEN]: { display: 'none' } },
    '& li a': {
      ...item,
      ...touchTarget,
      position: 'relative',
      justifyContent: 'center',
      '&::after': { content: '""', position: 'absolute', insetInline: '0', bottom: '3px', height: '3px' },
      _hover: { '&::after': { bg: 'rule' } },
      _currentPage: { color: 'fg.heading', '&::after': currentMark },
    },
    ...menuButton,
  },
  '& .contacts': {
    position: 'relative',
    gap: '2',
    // On phones it lies where the name was, so that nothing moves.
    '& > .action': {
      position: { base: 'absolute', sm: 'static' },
      right: 'calc(100% + 4px)',
      order: { sm: '1' },
      visibility: 'var(--action)',
      // Limited by the window, because a style of the visitor may double the text without any media query knowing it.
      fontSize: { base: 'min(1rem, 5vw)', sm: 'min(1rem, 2.6vw)' },
      // A phone that enlarges all texts, which no media query knows either, gets two lines beside the logo.
      width: 'max-content',
      maxWidth: { base: 'calc(100vw - 188px)', sm: 'none' },
      lineHeight: '1.1',
      [NARROW_BAR]: { right: '0', maxWidth: 'calc(100vw - 136px)' },
    },
    '& > .icon': {
      ...iconControl,
      visibility: { sm: 'var(--action)' },
      [NARROW_BAR]: { visibility: 'var(--instead)' },
    },
    // Shown while the action is not.
    '& > .call': {
      ...touchTarget,
      position: 'absolute',
      right: '0',
      display: { base: 'none', sm: 'flex' },
      visibility: 'var(--instead)',
      gap: '2',
      color: 'fg.heading',
      fontSize: 'min(1em, 2.7vw)',
      fontWeight: '600',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    },
  },
} as const satisfies SystemStyleObject;
