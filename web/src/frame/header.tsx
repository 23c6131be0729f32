import { chakra } from '@chakra-ui/react';
import { Phone } from 'lucide';
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

const WIDE_ENOUGH = '@media (min-width: 64rem)';

/** Window widths at which the items leave little room in the bar. */
const FULL = '@media (min-width: 48rem) and (max-width: 57.49rem)';

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
    // Two lines fit into the bar, even with large text.
    fontSize: { base: 'min(1.1875rem, 6vw - 4.5px, 26px)', md: 'min(1rem, 2vw)', xl: '1.375rem' },
    fontWeight: '600',
    lineHeight: '1.1',
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    '& span': {
      maxWidth: { base: '9.5em', xl: 'none' },
    },
    // At most four lines, which fit the bar.
    '&[data-long]': {
      fontSize: { base: 'min(0.8125rem, 3.5vw)', xl: '1.0625rem' },
      // Hidden where the items need the room, but still there for screen readers.
      '& span': { maxWidth: { base: '12em', xl: '15em' }, [FULL]: { srOnly: true } },
    },
  },
});

/** Number of letters that fit on the name's two lines on a phone. */
const LONG_NAME = 26;

const Items = chakra('ul', {
  base: { display: { base: 'none', md: 'flex' }, alignItems: 'center' },
});

/** Space between the items. At 1280 pixels the bar is full; on wider screens the space grows. */
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
    [FULL]: {
      width: 'min-content',
      paddingInline: '4px',
      whiteSpace: 'normal',
      overflowWrap: 'normal',
      textAlign: 'center',
      lineHeight: '1.2',
    },
    // Every item is as wide as its bold text, so that the items stay in place when the current one changes.
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

/** The right end of the bar. */
const Ways = chakra('div', {
  base: { position: 'relative', display: 'flex', alignItems: 'center', gap: 'inherit' },
});

const Action = chakra(ButtonAnchor, {
  variants: {
    words: {
      short: {
        display: { base: 'none', md: 'inline-flex' },
        width: 'min-content',
        paddingInline: '8px',
        overflowWrap: 'normal',
        [WIDE_ENOUGH]: { display: 'none' },
      },
      full: {
        display: 'none',
        maxWidth: { base: '11rem', xl: 'none' },
        textWrap: 'balance',
        whiteSpace: { xl: 'nowrap' },
        [WIDE_ENOUGH]: { display: 'inline-flex' },
      },
    },
  },
});

/** Shown at the end of the bar on pages without the action. */
const Call = chakra('a', {
  base: {
    position: 'absolute',
    right: '0',
    display: { base: 'none', md: 'flex' },
    alignItems: 'center',
    gap: '2',
    minHeight: 'target',
    color: 'fg.heading',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});

/** The fixed bar: the farm's name, the navigation or the menu button, and the main action. */
export function Header() {
  const { pathname } = useLocation();
  const isForm = routeOf(pathname)?.page === 'family-consultation';
  // Invisible instead of removed, so that the items stay in place.
  const visibility = isForm ? ({ md: 'hidden' } as const) : undefined;
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
        <Ways>
          <IconLink href={PHONE_HREF} aria-label={SITE.callFarm} visibility={visibility}>
            <Icon of={Phone} size={24} />
          </IconLink>
          <Action href={PATHS.consultation} look="header" words="short" visibility={visibility}>
            {SITE.shortAction}
          </Action>
          <Action href={PATHS.consultation} look="header" words="full" visibility={visibility}>
            {SITE.action}
          </Action>
          {isForm && (
            <Call href={PHONE_HREF} aria-label={SITE.callFarm}>
              <Icon of={Phone} size={24} />
              {FARM.phone}
            </Call>
          )}
        </Ways>
        <MenuButton />
      </Row>
      <Menu />
    </Bar>
  );
}
