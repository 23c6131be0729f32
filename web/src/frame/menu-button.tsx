import { Menu as MenuIcon, X } from 'lucide';
import { SITE } from '../content/site.ts';
import { Icon } from '../ui/icon.tsx';

/**
 * Styles of the part of the header beside the farm's name. `.room` gets the width that is left beside an invisible copy of
 * the items. So its content can ask with a container query whether all items fit on one line, however long they are in the
 * language of the visitor and with large text. A browser without container queries shows the menu.
 */
export const barRoom = {
  '& .beside': { display: 'flex', flex: '1 1 0', height: 'full', minWidth: { base: '96px', sm: 'min(20rem, 50vw)' } },
  '& .copy': {
    display: 'flex',
    flex: '0 1 auto',
    minWidth: '0',
    height: '0',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
  },
  // Its content is as wide as it needs and ends at the right edge of the header.
  '& .room': {
    position: 'relative',
    flex: '1 1 0',
    minWidth: '0',
    containerType: 'inline-size',
    '& > *': { position: 'absolute', right: '0', insetBlock: '0', width: 'max-content' },
  },
} as const;

export const ITEMS_FIT = '@container (min-width: 1px)';

/** An open menu stays until it is closed, also when a wider window has room for the items. */
export const WHILE_MENU_OPEN = 'html:has(:popover-open) &';

/** Styles of a link or button that shows only an icon. */
export const iconControl = {
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

export const MENU_ID = 'menu';

/** The footer has the same links, for browsers without popovers. */
export const FOOTER_ID = 'footer';

const KNOWS_POPOVER = '@supports selector(:popover-open)';

/** Styles of the menu button, for an element around it in the header. */
export const menuButton = {
  '& > .toggle': {
    ...iconControl,
    display: 'none',
    [KNOWS_POPOVER]: { display: 'grid', [ITEMS_FIT]: { display: 'none' } },
    // The second icon closes the menu.
    '& > svg + svg': { display: 'none' },
    [WHILE_MENU_OPEN]: { display: 'grid', '& > svg': { display: 'none' }, '& > svg + svg': { display: 'block' } },
  },
  '& > .fallback': { ...iconControl, [KNOWS_POPOVER]: { display: 'none' } },
} as const;

/** Opens and closes the menu without script. The browser closes a popover on Escape and on a click outside. */
export function MenuButton() {
  return (
    <>
      <button className="toggle" type="button" popoverTarget={MENU_ID} aria-label={SITE.menu}>
        <Icon of={MenuIcon} size={26} />
        <Icon of={X} size={26} />
      </button>
      <a className="fallback" href={`#${FOOTER_ID}`} aria-label={SITE.menu}>
        <Icon of={MenuIcon} size={26} />
      </a>
    </>
  );
}
