import { Menu as MenuIcon, X } from 'lucide';
import { SITE } from '../content/site.ts';
import { Icon } from '../ui/icon.tsx';
import { ITEMS_FIT, WHILE_MENU_OPEN } from './bar-room.ts';

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
    '& .close': { display: 'none' },
    [WHILE_MENU_OPEN]: { display: 'grid', '& .open': { display: 'none' }, '& .close': { display: 'block' } },
  },
  '& > .fallback': { ...iconControl, [KNOWS_POPOVER]: { display: 'none' } },
} as const;

/** Opens and closes the menu without script. The browser closes a popover on Escape and on a click outside. */
export function MenuButton() {
  return (
    <>
      <button className="toggle" type="button" popoverTarget={MENU_ID} aria-label={SITE.menu}>
        <Icon of={MenuIcon} className="open" size={26} />
        <Icon of={X} className="close" size={26} />
      </button>
      <a className="fallback" href={`#${FOOTER_ID}`} aria-label={SITE.menu}>
        <Icon of={MenuIcon} size={26} />
      </a>
    </>
  );
}
