import { chakra } from '@chakra-ui/react';
import { CalendarPlus, Phone } from 'lucide';
import { useLocation } from 'react-router-dom';
import { FARM, PHONE_HREF } from '../content/farm.ts';
import { SITE } from '../content/site.ts';
import { NAVIGATION, PATHS, routeOf, SECTIONS, sectionHref } from '../routes.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Container } from '../ui/section.tsx';
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
  },
});

const Row = chakra(Container, {
  base: { display: 'flex', alignItems: 'center', height: 'full', gap: 'min(0.5rem, 2.5vw)' },
});

const Brand = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 'min(0.75rem, 3.75vw)',
    minHeight: 'target',
    marginRight: 'auto',
    color: 'fg.heading',
    fontFamily: 'heading',
    // Two lines fit the bar, however large the text.
    fontSize: { base: 'min(1.1875rem, 6vw - 4.5px, 26px)', md: '1rem', xl: '1.375rem' },
    fontWeight: '600',
    lineHeight: '1.1',
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    '& span': {
      maxWidth: { base: '9.5em', xl: 'none' },
      // Between the phone's bar and room for both, the items need the name's place; it is still read out.
      '@media (min-width: 48rem) and (max-width: 57.49rem)': { srOnly: true },
    },
    // At most four lines, which fit the bar.
    '&[data-long]': {
      fontSize: { base: 'min(0.8125rem, 3.5vw)', xl: '1.0625rem' },
      '& span': { maxWidth: { base: '12em', xl: '15em' } },
    },
  },
});

/** In letters: what the name's two lines hold on a phone. */
const LONG_NAME = 26;

const Items = chakra('ul', {
  base: { display: { base: 'none', md: 'flex' }, alignItems: 'center' },
});

/** Room between the items: at 1280 pixels there is none to spare, farther on it grows. */
const SIDES = { base: '1.5', xl: 'clamp(6px, 1vw - 7px, 10px)' };

const Item = chakra(NavigationLink, {
  base: {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    minHeight: 'target',
    paddingInline: SIDES,
    fontSize: { base: '1rem', xl: '1.0625rem' },
    fontWeight: '500',
    whiteSpace: 'nowrap',
    // As wide as the bold words of the current one, so that none moves when another is current.
    '&::before': { content: 'attr(data-name)', height: '0', fontWeight: '650', visibility: 'hidden' },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: SIDES,
      bottom: '3px',
      height: '3px',
    },
    _hover: { '&::after': { bg: 'rule' } },
    _currentPage: { color: 'fg.heading', fontWeight: '650', '&::after': currentMark },
  },
});

const WIDE_ENOUGH = '@media (min-width: 64rem)';

/** The main action where there is no room for its words. */
const ShortAction = chakra(IconLink, {
  base: {
    display: { base: 'none', md: 'grid' },
    [WIDE_ENOUGH]: { display: 'none' },
  },
});

const Action = chakra(ButtonAnchor, {
  base: {
    display: 'none',
    maxWidth: { base: '11rem', xl: 'none' },
    textWrap: 'balance',
    whiteSpace: { xl: 'nowrap' },
    [WIDE_ENOUGH]: { display: 'inline-flex' },
  },
});

/** The fixed bar: farm's name, the navigation or the menu's button, and the one main action. */
export function Header() {
  const { pathname } = useLocation();
  // Its place stays, so that the items keep theirs.
  const action = { visibility: routeOf(pathname)?.page === 'family-consultation' ? 'hidden' : undefined } as const;
  return (
    <Bar>
      <Row>
        <Brand href={sectionHref(SECTIONS.home)} data-long={FARM.name.length > LONG_NAME ? '' : undefined}>
          <Logo />
          <span>{FARM.name}</span>
        </Brand>
        <nav aria-label={SITE.navigation}>
          <Items>
            {NAVIGATION.map((item) => (
              <li key={item.name}>
                <Item item={item} data-name={item.name} />
              </li>
            ))}
          </Items>
        </nav>
        <IconLink href={PHONE_HREF} aria-label={SITE.callFarm}>
          <Icon of={Phone} size={24} />
        </IconLink>
        <ShortAction href={PATHS.consultation} look="action" aria-label={SITE.action} {...action}>
          <Icon of={CalendarPlus} size={24} />
        </ShortAction>
        <Action href={PATHS.consultation} look="header" {...action}>
          {SITE.action}
        </Action>
        <MenuButton />
      </Row>
      <Menu />
    </Bar>
  );
}
