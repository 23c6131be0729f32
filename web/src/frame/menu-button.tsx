import { Menu as MenuIcon, X } from 'lucide';
import { SITE } from '../content/site.ts';
import { Icon } from '../ui/icon.tsx';

export const MENU_ID = 'menu';

/** The footer has the same links, for browsers without popovers. */
export const FOOTER_ID = 'footer';

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
