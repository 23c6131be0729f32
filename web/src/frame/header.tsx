import { chakra, defineStyle } from '@chakra-ui/react';
import { Phone } from 'lucide';
import { useLocation } from 'react-router-dom';
import logo from '../art/logo.svg?raw';
import { FARM, PHONE_HREF } from '../content/farm.ts';
import { SECTIONS, SITE } from '../content/site.ts';
import { PATHS, routeOf, sectionHref } from '../routes.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { afterHeroAction, noHeroAction } from '../ui/hero-action.ts';
import { Icon } from '../ui/icon.tsx';
import { PlainList } from '../ui/plain-list.tsx';
import { LARGE_TEXT, LOW_SCREEN, NARROW_BAR } from '../ui/theme/media.ts';
import { Menu } from './menu.tsx';
import { barRoom, ITEMS_FIT, iconControl, MenuButton, menuButton, WHILE_MENU_OPEN } from './menu-button.tsx';
import { NAVIGATION } from './navigation.ts';
import { currentMark, NavigationLink } from './navigation-link.tsx';

/** Number of letters that fit on the name's two lines on a phone. */
const LONG_NAME = 26;

const line = { display: 'flex', alignItems: 'center', gap: 'clamp(20px, 2vw, 32px)' } as const;
const item = { fontSize: { base: '1rem', xl: '1.0625rem' }, fontWeight: '500', whiteSpace: 'nowrap' } as const;

const bar = defineStyle({
  // Not `fixed`, so that the page starts below a name that needs more lines with spaced or large text.
  position: 'sticky',
  top: '0',
  zIndex: '2',
  display: 'grid',
  gridTemplateColumns: '100%',
  minHeight: 'header',
  bg: 'bg',
  borderBottom: 'hairline',
  [LOW_SCREEN]: { position: 'relative' },
  '& > .container': {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '4px', sm: '4', xl: '6' },
  },
  '& .brand': {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '8px', sm: '3' },
    minHeight: 'target',
    paddingBlock: '0.5',
    color: 'fg.heading',
    fontFamily: 'heading',
    fontSize: { base: 'min(1.1875rem, 6.6vw - 7px, 26px)', md: 'min(1rem, 2vw)', xl: '1.375rem' },
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
    '&[data-long]': {
      fontSize: { base: 'min(0.8125rem, 3.5vw)', xl: '1.0625rem' },
      '& span': { maxWidth: { base: 'none', md: '12em', xl: '15em' } },
    },
  },
  '& .logo': { flexShrink: '0', width: { base: '40px', xl: '48px' } },
  ...barRoom,
  '& .copy > div': { ...line, flexShrink: '0' },
  '& .copy span': item,
  '& .copy span:last-of-type': { paddingRight: '5.5rem', fontWeight: '600' },
  '& .end': {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '0', sm: 'min(1.5rem, 2vw)' },
    '& ul': { ...line, display: 'none', [ITEMS_FIT]: { display: 'flex' }, [WHILE_MENU_OPEN]: { display: 'none' } },
    '& li > a': {
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
    ...menuButton,
  },
  '& .contacts': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    // On phones it lies where the name was, so that nothing moves.
    '& > .action': {
      position: { base: 'absolute', sm: 'static' },
      right: 'calc(100% + 4px)',
      order: { sm: '1' },
      visibility: 'var(--action)',
      // Limited by the window, because a style of the visitor may double the text without any media query knowing it.
      fontSize: { base: 'min(1rem, 5vw)', sm: 'min(1rem, 2.6vw)' },
      whiteSpace: 'nowrap',
      [NARROW_BAR]: { right: '0' },
      [LARGE_TEXT]: { display: 'none' },
    },
    '& > .icon': {
      ...iconControl,
      visibility: { sm: 'var(--action)' },
      [NARROW_BAR]: { visibility: 'var(--instead)' },
      [LARGE_TEXT]: { visibility: 'visible' },
    },
    // Shown while the action is not.
    '& > .call': {
      position: 'absolute',
      right: '0',
      display: { base: 'none', sm: 'flex' },
      visibility: 'var(--instead)',
      alignItems: 'center',
      gap: '2',
      minHeight: 'target',
      color: 'fg.heading',
      fontSize: 'min(1em, 2.7vw)',
      fontWeight: '600',
      whiteSpace: 'nowrap',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    },
  },
});

/** The fixed bar: the farm's name, the navigation or the menu button, and the phone number or the main action. */
export function Header() {
  const { pathname } = useLocation();
  const hasAction = routeOf(pathname)?.page !== 'family-consultation';
  return (
    <chakra.header css={[bar, hasAction ? afterHeroAction : noHeroAction]}>
      <div className="container">
        <a
          className="brand"
          href={sectionHref(SECTIONS.home)}
          aria-label={FARM.name}
          data-long={FARM.name.length > LONG_NAME ? '' : undefined}
        >
          <Logo />
          <span translate="no">{FARM.name}</span>
        </a>
        <div className="beside">
          <CopyOfItems />
          <div className="room">
            <div className="end">
              <nav aria-label={SITE.navigation}>
                <PlainList>
                  {NAVIGATION.map((each) => (
                    <li key={each.name}>
                      <NavigationLink item={each} />
                    </li>
                  ))}
                </PlainList>
              </nav>
              <Contact />
              <MenuButton />
            </div>
          </div>
        </div>
      </div>
      <Menu />
    </chakra.header>
  );
}

function Contact() {
  return (
    <div className="contacts">
      <ButtonAnchor className="action" href={PATHS.consultation} look="header">
        {SITE.shortAction}
      </ButtonAnchor>
      <a className="icon" href={PHONE_HREF} aria-label={SITE.callFarm}>
        <Icon of={Phone} size={24} />
      </a>
      <a className="call" href={PHONE_HREF} aria-label={SITE.callFarm}>
        <Icon of={Phone} size={24} />
        <span translate="no">{FARM.phone}</span>
      </a>
    </div>
  );
}

/** Has room for the items, the phone icon and the action. Not `visibility: hidden`, which translators may skip. */
function CopyOfItems() {
  return (
    <div className="copy" aria-hidden="true">
      <div>
        {NAVIGATION.map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
        <span>{SITE.shortAction}</span>
      </div>
    </div>
  );
}

/** Inlined, because a separate file would load after the first paint and delay the page's main picture. */
function Logo() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG file is part of this repository
  return <div className="logo" aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />;
}
