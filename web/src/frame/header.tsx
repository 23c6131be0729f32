import { chakra } from '@chakra-ui/react';
import { Phone } from 'lucide';
import { useLocation } from 'react-router-dom';
import { FARM, PHONE_HREF } from '../content/farm.ts';
import { SITE } from '../content/site.ts';
import { NAVIGATION, PATHS, routeOf, SECTIONS, sectionHref } from '../routes.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { afterHeroAction, noHeroAction } from '../ui/hero-action.ts';
import { Icon } from '../ui/icon.tsx';
import { Container } from '../ui/section.tsx';
import { LARGE_TEXT } from '../ui/theme/large-text.ts';
import { LOW_SCREEN } from '../ui/theme/low-screen.ts';
import { Beside, Copy, ITEMS_FIT, Room, WHILE_MENU_OPEN } from './bar-room.ts';
import { IconLink } from './icon-control.tsx';
import { Logo } from './logo.tsx';
import { Menu } from './menu.tsx';
import { MenuButton } from './menu-button.tsx';
import { currentMark, NavigationLink } from './navigation-link.tsx';

const Bar = chakra('header', {
  base: {
    position: 'fixed',
    insetInline: '0',
    top: '0',
    zIndex: '2',
    height: 'header',
    bg: 'bg',
    borderBottom: 'hairline',
    [LOW_SCREEN]: { position: 'absolute' },
  },
});

const Row = chakra(Container, {
  base: { display: 'flex', alignItems: 'center', height: 'full', gap: { base: 'min(1rem, 3.75vw)', xl: '6' } },
  variants: { hasAction: { true: afterHeroAction, false: noHeroAction } },
});

/** A bar that has no room for the phone symbol beside the action. The menu has the phone number too. */
const TIGHT = '@media (max-width: 359.98px)';

const Brand = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 'min(0.75rem, 3.75vw)',
    minHeight: 'target',
    color: 'fg.heading',
    fontFamily: 'heading',
    // Two lines fit into the bar, even with large text.
    fontSize: { base: 'min(1.1875rem, 6vw - 4.5px, 26px)', md: 'min(1rem, 2vw)', xl: '1.375rem' },
    fontWeight: '600',
    lineHeight: '1.1',
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    // On phones, the action takes the name's place.
    '& span': {
      maxWidth: { base: '9.5em', md: '7.75em', xl: 'none' },
      visibility: { base: 'var(--instead)', sm: 'visible' },
      [LARGE_TEXT]: { visibility: 'visible' },
    },
    // At most four lines, which fit the bar.
    '&[data-long]': {
      fontSize: { base: 'min(0.8125rem, 3.5vw)', xl: '1.0625rem' },
      '& span': { maxWidth: { base: '12em', xl: '15em' } },
    },
  },
});

/** Number of letters that fit on the name's two lines on a phone. */
const LONG_NAME = 26;

const End = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: 'min(1.5rem, 2vw)' } });

const line = { display: 'flex', alignItems: 'center', gap: 'clamp(20px, 2vw, 32px)' } as const;
const item = { fontSize: { base: '1rem', xl: '1.0625rem' }, fontWeight: '500', whiteSpace: 'nowrap' } as const;

const Items = chakra('ul', {
  base: { ...line, display: 'none', [ITEMS_FIT]: { display: 'flex' }, [WHILE_MENU_OPEN]: { display: 'none' } },
});

const Item = chakra(NavigationLink, {
  base: {
    ...item,
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    minHeight: 'target',
    minWidth: 'target',
    textAlign: 'center',
    '&::after': { content: '""', position: 'absolute', insetInline: '0', bottom: '3px', height: '3px' },
    _hover: { '&::after': { bg: 'rule' } },
    _currentPage: { color: 'fg.heading', '&::after': currentMark },
  },
});

const Ways = chakra('div', {
  base: { position: 'relative', display: 'flex', alignItems: 'center', gap: '2' },
});

/** On phones it lies where the name was, so that nothing moves. */
const Action = chakra(ButtonAnchor, {
  base: {
    position: { base: 'absolute', sm: 'static' },
    right: 'calc(100% + 4px)',
    order: { sm: '1' },
    minHeight: { base: 'target', sm: '46px' },
    paddingInline: { base: '0.75em', sm: '0.8em' },
    visibility: 'var(--action)',
    whiteSpace: 'nowrap',
    [TIGHT]: { right: '0' },
    [LARGE_TEXT]: { display: 'none' },
  },
});

const CallIcon = chakra(IconLink, {
  base: {
    visibility: { sm: 'var(--action)' },
    [TIGHT]: { visibility: 'var(--instead)' },
    [LARGE_TEXT]: { visibility: 'visible' },
  },
});

/** Shown while the action is not. */
const Call = chakra('a', {
  base: {
    position: 'absolute',
    right: '0',
    display: { base: 'none', sm: 'flex' },
    visibility: 'var(--instead)',
    alignItems: 'center',
    gap: '2',
    minHeight: 'target',
    color: 'fg.heading',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});

/** The fixed bar: the farm's name, the navigation or the menu button, and the phone number or the main action. */
export function Header() {
  const { pathname } = useLocation();
  return (
    <Bar>
      <Row hasAction={routeOf(pathname)?.page !== 'family-consultation'}>
        <Brand
          href={sectionHref(SECTIONS.home)}
          aria-label={FARM.name}
          data-long={FARM.name.length > LONG_NAME ? '' : undefined}
        >
          <Logo />
          <span translate="no">{FARM.name}</span>
        </Brand>
        <Beside>
          <CopyOfItems />
          <Room>
            <End>
              <nav aria-label={SITE.navigation}>
                <Items>
                  {NAVIGATION.map((each) => (
                    <li key={each.name}>
                      <Item item={each} />
                    </li>
                  ))}
                </Items>
              </nav>
              <Contact />
              <MenuButton />
            </End>
          </Room>
        </Beside>
      </Row>
      <Menu />
    </Bar>
  );
}

function Contact() {
  return (
    <Ways>
      <Action href={PATHS.consultation} look="header">
        {SITE.shortAction}
      </Action>
      <CallIcon href={PHONE_HREF} aria-label={SITE.callFarm}>
        <Icon of={Phone} size={24} />
      </CallIcon>
      <Call href={PHONE_HREF} aria-label={SITE.callFarm}>
        <Icon of={Phone} size={24} />
        <span translate="no">{FARM.phone}</span>
      </Call>
    </Ways>
  );
}

/** Has room for the items, the phone icon and the action. Not `visibility: hidden`, which translators may skip. */
function CopyOfItems() {
  return (
    <Copy aria-hidden="true">
      <chakra.div {...line} flexShrink="0">
        {NAVIGATION.map(({ name }) => (
          <chakra.span key={name} {...item}>
            {name}
          </chakra.span>
        ))}
        <chakra.span {...item} paddingRight="5.5rem" fontWeight="600">
          {SITE.shortAction}
        </chakra.span>
      </chakra.div>
    </Copy>
  );
}
