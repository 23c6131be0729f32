import { Phone } from 'lucide';
import { useLocation } from 'react-router-dom';
import logo from '../art/logo.svg?raw';
import { FARM, PHONE_HREF } from '../content/farm.ts';
import { SECTIONS, SITE } from '../content/site.ts';
import { PATHS, routeOf, sectionHref } from '../routes.ts';
import { BAR_QUILT } from '../ui/barn-quilt.tsx';
import { ButtonAnchor } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu, MenuButton } from './menu.tsx';
import { NAVIGATION } from './navigation.ts';
import { NavigationList } from './navigation-list.tsx';

/** Number of letters that fit on the name's two lines on a phone. */
const LONG_NAME = 26;

export function Header() {
  const { pathname, key } = useLocation();
  const hasAction = routeOf(pathname)?.page !== 'family-consultation';
  return (
    <header className="site-header" data-action={hasAction ? '' : undefined}>
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
                <NavigationList items={NAVIGATION} inBar />
              </nav>
              {!hasAction && <QuiltPlace />}
              <Contact />
              <MenuButton />
            </div>
          </div>
        </div>
      </div>
      {/* Each location renders a new menu, which is closed. */}
      <Menu key={key} />
    </header>
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

/** The form puts a quilt here (consultation-form/progress.tsx), perhaps before React hydrates this and compares its content. */
function QuiltPlace() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
  return <span id={BAR_QUILT} dangerouslySetInnerHTML={{ __html: '' }} />;
}

/** Has room for the items, the phone icon and the action. Not `visibility: hidden`, which translators may skip. */
function CopyOfItems() {
  return (
    <div className="copy" aria-hidden="true">
      {NAVIGATION.map(({ name }) => (
        <span key={name} className="item">
          {name}
        </span>
      ))}
      <span className="action">{SITE.shortAction}</span>
    </div>
  );
}

/** Inlined, because a separate file would load after the first paint and delay the page's main picture. */
function Logo() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG file is part of this repository
  return <div className="logo" aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />;
}
