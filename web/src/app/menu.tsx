import { chakra } from '@chakra-ui/react';
import { Mail, Menu as MenuIcon, Phone, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { EMAIL_HREF, PHONE_HREF } from '../content/farm.ts';
import { SITE } from '../content/site.ts';
import { NAVIGATION, PATHS } from '../routes.ts';
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx';
import { Hills } from '../ui/hills.tsx';
import { IconButton } from './icon-control.tsx';
import { NavigationLink } from './navigation-link.tsx';

const MENU_ID = 'menu';

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
    fontSize: '1.625rem',
    fontWeight: '600',
    letterSpacing: '-0.01em',
    '&::before': { content: '""', position: 'absolute', left: '-gutter', width: '6px', height: '38px' },
    _hover: { borderBottomColor: 'deep' },
    _currentPage: { '&::before': { bg: 'action' } },
  },
});

const Toggle = chakra(IconButton, {
  base: {
    '& .close': { display: 'none' },
    'header:has(:popover-open) &': { '& .open': { display: 'none' }, '& .close': { display: 'block' } },
  },
});

/** Opens and closes the menu without script; the platform gives Escape, the click outside and the focus back. */
export function MenuButton() {
  return (
    <Toggle asChild>
      <button type="button" popoverTarget={MENU_ID} aria-label={SITE.menu}>
        <MenuIcon className="open" size={26} aria-hidden="true" />
        <X className="close" size={26} aria-hidden="true" />
      </button>
    </Toggle>
  );
}

export function Menu() {
  const sheet = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice is a change of location, whatever it is
  useEffect(() => sheet.current?.hidePopover(), [key]);
  return (
    <Sheet asChild>
      <div id={MENU_ID} popover="auto" ref={sheet}>
        <chakra.nav aria-label={SITE.menu} paddingInline="gutter" paddingTop="3">
          <ul>
            {NAVIGATION.map((item) => (
              <li key={item.name}>
                <Item item={item} />
              </li>
            ))}
          </ul>
          <ButtonLink to={PATHS.consultation} width="full" marginTop="7">
            {SITE.action}
          </ButtonLink>
          <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3" marginTop="3">
            <ButtonAnchor look="second" href={PHONE_HREF}>
              <Phone size={20} aria-hidden="true" />
              {SITE.call}
            </ButtonAnchor>
            <ButtonAnchor look="second" href={EMAIL_HREF}>
              <Mail size={20} aria-hidden="true" />
              {SITE.email}
            </ButtonAnchor>
          </chakra.div>
        </chakra.nav>
        <Hills bg="pasture" height="80px" flexShrink="0" marginTop="auto" />
      </div>
    </Sheet>
  );
}
