import { chakra } from '@chakra-ui/react';
import { Menu as MenuIcon, X } from 'lucide';
import { SITE } from '../content/site.ts';
import { Icon } from '../ui/icon.tsx';
import { ITEMS_FIT, WHILE_MENU_OPEN } from './bar-room.ts';
import { IconButton, IconLink } from './icon-control.tsx';

export const MENU_ID = 'menu';

/** The footer has the same links, for browsers without popovers. */
export const FOOTER_ID = 'footer';

const KNOWS_POPOVER = '@supports selector(:popover-open)';

const Toggle = chakra(IconButton, {
  base: {
    display: 'none',
    [KNOWS_POPOVER]: { display: 'grid', [ITEMS_FIT]: { display: 'none' } },
    '& .close': { display: 'none' },
    [WHILE_MENU_OPEN]: { display: 'grid', '& .open': { display: 'none' }, '& .close': { display: 'block' } },
  },
});

const Fallback = chakra(IconLink, { base: { [KNOWS_POPOVER]: { display: 'none' } } });

/** Opens and closes the menu without script. The browser closes a popover on Escape and on a click outside. */
export function MenuButton() {
  return (
    <>
      <Toggle asChild>
        <button type="button" popoverTarget={MENU_ID} aria-label={SITE.menu}>
          <Icon of={MenuIcon} className="open" size={26} />
          <Icon of={X} className="close" size={26} />
        </button>
      </Toggle>
      <Fallback href={`#${FOOTER_ID}`} aria-label={SITE.menu}>
        <Icon of={MenuIcon} size={26} />
      </Fallback>
    </>
  );
}
