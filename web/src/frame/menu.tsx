import { chakra, defineStyle } from '@chakra-ui/react';
import { Mail, Phone } from 'lucide';
import { type ToggleEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { EMAIL_HREF, PHONE_HREF } from '../content/farm.ts';
import { SITE } from '../content/site.ts';
import { PATHS } from '../routes.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { Hills } from '../ui/hills.tsx';
import { Icon } from '../ui/icon.tsx';
import { PlainList } from '../ui/plain-list.tsx';
import { LOW_SCREEN } from '../ui/theme/media.ts';
import { MENU_ID } from './menu-button.tsx';
import { NAVIGATION, OFFERS } from './navigation.ts';
import { currentMark, NavigationLink } from './navigation-link.tsx';

const sheetStyles = defineStyle({
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
  [LOW_SCREEN]: { position: 'absolute', height: '100dvh', paddingBottom: 'header' },
  '&:popover-open': {
    display: 'flex',
    flexDirection: 'column',
    _motionSafe: {
      transition: 'opacity 200ms, transform 200ms',
      _starting: { opacity: '0', transform: 'translateY(-8px)' },
    },
  },
  '& > nav': { width: 'full', maxWidth: 'container', marginInline: 'auto', paddingInline: 'gutter', paddingTop: '4' },
  // Side by side where the window is wide enough.
  '& .groups': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
    columnGap: '12',
    rowGap: '5',
    paddingBottom: '5',
  },
  '& p': { textStyle: 'small', color: 'fg.muted', fontWeight: '650' },
  '& li > a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: '52px',
    paddingBlock: '2',
    borderBottom: 'hairline',
    color: 'fg.heading',
    textStyle: 'h3',
    '&::before': { content: '""', position: 'absolute', left: '-gutter', width: '6px', height: '32px' },
    _hover: { borderBottomColor: 'deep' },
    _currentPage: { '&::before': currentMark },
  },
  '& .buttons': {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))', md: '2fr 1fr 1fr' },
    gap: '3',
    marginBottom: '5',
    '& > :first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } },
  },
});

const GROUPS = [
  { id: 'menu-farm', title: SITE.footer.groups.farm, items: NAVIGATION },
  { id: 'menu-dogs', title: SITE.footer.groups.dogs, items: OFFERS },
];

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
    <chakra.div css={sheetStyles} asChild>
      <div id={MENU_ID} popover="auto" ref={sheet} onToggle={returnFocus}>
        <nav aria-label={SITE.menu}>
          <div className="buttons">
            <ButtonAnchor href={PATHS.consultation} paddingInline="4">
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
            {GROUPS.map(({ id, title, items }) => (
              <div key={id}>
                <p id={id}>{title}</p>
                <PlainList aria-labelledby={id}>
                  {items.map((item) => (
                    <li key={item.name}>
                      <NavigationLink item={item} exact />
                    </li>
                  ))}
                </PlainList>
              </div>
            ))}
          </div>
        </nav>
        <Hills bg="pasture" height="80px" flexShrink="0" marginTop="auto" />
      </div>
    </chakra.div>
  );
}

/** Moves the focus back to the menu button. Browsers do this after Escape, but not after a click outside the menu. */
function returnFocus({ newState }: ToggleEvent) {
  if (newState === 'closed' && document.activeElement === document.body) {
    document.querySelector<HTMLElement>(`[popovertarget="${MENU_ID}"]`)?.focus();
  }
}
