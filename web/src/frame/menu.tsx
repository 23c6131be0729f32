import { chakra } from '@chakra-ui/react';
import { Mail, Phone } from 'lucide';
import { type ToggleEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { EMAIL_HREF, PHONE_HREF } from '../content/farm.ts';
import { SITE } from '../content/site.ts';
import { NAVIGATION, PATHS } from '../routes.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { Hills } from '../ui/hills.tsx';
import { Icon } from '../ui/icon.tsx';
import { MENU_ID } from './menu-button.tsx';
import { currentMark, NavigationLink } from './navigation-link.tsx';

const Sheet = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    top: 'header',
    left: '0',
    width: '100vw',
    height: 'calc(100dvh - var(--header-height))',
    maxWidth: 'none',
    overflowY: 'auto',
    bg: 'bg',
    color: 'fg',
    // Hides the menu in browsers that do not support `popover`.
    display: 'none',
    '&:popover-open': {
      display: { base: 'flex', md: 'none' },
      flexDirection: 'column',
      _motionSafe: {
        transition: 'opacity 200ms, transform 200ms',
        _starting: { opacity: '0', transform: 'translateY(-8px)' },
      },
    },
  },
});

const Item = chakra(NavigationLink, {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: '66px',
    borderBottom: 'hairline',
    color: 'fg.heading',
    fontFamily: 'heading',
    fontSize: 'min(1.625rem, 13vw)',
    fontWeight: '600',
    letterSpacing: '-0.01em',
    '&::before': { content: '""', position: 'absolute', left: '-gutter', width: '6px', height: '38px' },
    _hover: { borderBottomColor: 'deep' },
    _currentPage: { '&::before': currentMark },
  },
});

export function Menu() {
  const sheet = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    // Closes the menu only if the location has changed, so that hydration does not close a menu that is already open.
    if (openedAt.current !== key) sheet.current?.hidePopover();
    openedAt.current = key;
  }, [key]);
  return (
    <Sheet asChild>
      <div id={MENU_ID} popover="auto" ref={sheet} onToggle={returnFocus}>
        <chakra.nav aria-label={SITE.menu} paddingInline="gutter" paddingTop="3">
          <ul>
            {NAVIGATION.map((item) => (
              <li key={item.name}>
                <Item item={item} />
              </li>
            ))}
          </ul>
          <ButtonAnchor href={PATHS.consultation} width="full" marginTop="7" paddingInline="4">
            {SITE.action}
          </ButtonAnchor>
          <chakra.div
            display="grid"
            gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 8rem), 1fr))"
            gap="3"
            marginTop="3"
          >
            <ButtonAnchor look="second" href={PHONE_HREF}>
              <Icon of={Phone} size={20} />
              {SITE.call}
            </ButtonAnchor>
            <ButtonAnchor look="second" href={EMAIL_HREF}>
              <Icon of={Mail} size={20} />
              {SITE.email}
            </ButtonAnchor>
          </chakra.div>
        </chakra.nav>
        <Hills bg="pasture" height="80px" flexShrink="0" marginTop="auto" />
      </div>
    </Sheet>
  );
}

/** Moves the focus back to the menu button. Browsers do this after Escape, but not after a click outside the menu. */
function returnFocus({ newState }: ToggleEvent) {
  if (newState === 'closed' && document.activeElement === document.body) {
    document.querySelector<HTMLElement>(`[popovertarget="${MENU_ID}"]`)?.focus();
  }
}
