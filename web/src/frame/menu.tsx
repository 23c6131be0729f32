import { Mail, Menu as MenuIcon, Phone, X } from 'lucide';
import type { FocusEvent, ToggleEvent } from 'react';
import { EMAIL_HREF, PHONE_HREF } from '../content/farm.ts';
import { SITE } from '../content/site.ts';
import { PATHS } from '../routes.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { Hills } from '../ui/hills.tsx';
import { Icon } from '../ui/icon.tsx';
import { GROUPS } from './navigation.ts';
import { NavigationList } from './navigation-list.tsx';

const MENU_ID = 'menu';
const BUTTON = `[popovertarget="${MENU_ID}"]`;

/** The footer has the same links, for browsers without popovers. */
export const FOOTER_ID = 'footer';

/** Opens and closes the menu without script. The browser closes a popover on Escape and on a click outside. */
export function MenuButton() {
  return (
    <>
      <button className="toggle" type="button" popoverTarget={MENU_ID} aria-label={SITE.menu}>
        <Icon of={MenuIcon} size={26} className="open" />
        <Icon of={X} size={26} className="close" />
      </button>
      <a className="fallback" href={`#${FOOTER_ID}`} aria-label={SITE.menu}>
        <Icon of={MenuIcon} size={26} />
      </a>
    </>
  );
}

export function Menu() {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the focus of the links in it
    <div id={MENU_ID} className="site-menu" popover="auto" onToggle={returnFocus} onBlur={closeBehindFocus}>
      <nav className="container" aria-label={SITE.menu}>
        <div className="buttons">
          <ButtonAnchor href={PATHS.consultation} wide>
            {SITE.action}
          </ButtonAnchor>
          <ButtonAnchor look="second" href={PHONE_HREF}>
            <Icon of={Phone} size={20} />
            <span>{SITE.call}</span>
          </ButtonAnchor>
          <ButtonAnchor look="second" href={EMAIL_HREF}>
            <Icon of={Mail} size={20} />
            <span>{SITE.email}</span>
          </ButtonAnchor>
        </div>
        <div className="groups">
          {GROUPS.map(({ title, items }) => (
            <div key={title}>
              <p>{title}</p>
              <NavigationList items={items} label={title} />
            </div>
          ))}
        </div>
      </nav>
      <Hills />
    </div>
  );
}

/** Moves the focus back to the menu button. Browsers do this after Escape, but not after a click outside the menu. */
function returnFocus({ newState }: ToggleEvent) {
  if (newState === 'closed' && document.activeElement === document.body) {
    document.querySelector<HTMLElement>(BUTTON)?.focus();
  }
}

/** Closes the menu when the keyboard leaves it, because it covers the page. */
function closeBehindFocus({ currentTarget: menu, relatedTarget: next }: FocusEvent<HTMLElement>) {
  if (next && !menu.contains(next) && !next.matches(BUTTON)) menu.hidePopover();
}
