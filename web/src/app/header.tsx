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
import { NavigationLink } from './navigation-link.tsx';

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

const Row = chakra(Container, { base: { display: 'flex', alignItems: 'center', height: 'full', gap: '2' } });

const Brand = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'target',
    marginRight: 'auto',
    color: 'fg.heading',
    fontFamily: 'heading',
    fontSize: { base: 'min(1.1875rem, 5.2vw)', md: '1.0625rem', lg: '1.1875rem', xl: '1.375rem' },
    fontWeight: '600',
    lineHeight: '1.1',
    letterSpacing: '-0.01em',
    '& span': { maxWidth: { base: '9.5em', lg: '12em', xl: 'none' } },
  },
});

const Items = chakra('ul', {
  base: { display: { base: 'none', md: 'flex' }, gap: { base: '0', lg: '2' }, alignItems: 'center' },
});

const Item = chakra(NavigationLink, {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: 'target',
    paddingInline: { base: '1.5', lg: '2.5' },
    fontSize: { base: '1rem', lg: '1.0625rem' },
    fontWeight: '500',
    whiteSpace: 'nowrap',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: { base: '1.5', lg: '2.5' },
      bottom: '3px',
      height: '3px',
    },
    _hover: { '&::after': { bg: 'rule' } },
    _currentPage: { color: 'fg.heading', fontWeight: '650', '&::after': { bg: 'action' } },
  },
});

/** The fixed bar: farm's name, the navigation or the menu's button, and the one main action. */
export function Header() {
  const { pathname } = useLocation();
  const asking = routeOf(pathname)?.page === 'family-consultation';
  return (
    <Bar>
      <Row>
        <Brand href={sectionHref(SECTIONS.home)}>
          <Logo />
          <span>{FARM.name}</span>
        </Brand>
        <nav aria-label={SITE.navigation}>
          <Items>
            {NAVIGATION.map((item) => (
              <li key={item.name}>
                <Item item={item} />
              </li>
            ))}
          </Items>
        </nav>
        {!asking && (
          <ButtonAnchor
            href={PATHS.consultation}
            look="header"
            display={{ base: 'none', xl: 'inline-flex' }}
            marginLeft="4"
          >
            {SITE.action}
          </ButtonAnchor>
        )}
        <IconLink href={PHONE_HREF} aria-label={SITE.callFarm}>
          <Icon of={Phone} size={24} />
        </IconLink>
        <MenuButton />
      </Row>
      <Menu />
    </Bar>
  );
}
