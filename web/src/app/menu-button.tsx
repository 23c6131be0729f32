import { chakra } from '@chakra-ui/react';
import { Menu as MenuIcon, X } from 'lucide';
import { SITE } from '../content/site.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from './icon-control.tsx';

export const MENU_ID = 'menu';

const Toggle = chakra(IconButton, {
  base: {
    '& .close': { display: 'none' },
    'header:has(:popover-open) &': { '& .open': { display: 'none' }, '& .close': { display: 'block' } },
  },
});

/** Opens and closes the menu without script; the platform gives Escape and the click outside. */
export function MenuButton() {
  return (
    <Toggle asChild>
      <button type="button" popoverTarget={MENU_ID} aria-label={SITE.menu}>
        <Icon of={MenuIcon} className="open" size={26} />
        <Icon of={X} className="close" size={26} />
      </button>
    </Toggle>
  );
}
