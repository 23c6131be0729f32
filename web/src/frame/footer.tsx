import { defineStyle } from '@chakra-ui/react';
import { Children, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { EMAIL_HREF, FARM, PHONE_HREF } from '../content/farm.ts';
import { SITE } from '../content/site.ts';
import { PATHS, routeOf } from '../routes.ts';
import { PlainList } from '../ui/plain-list.tsx';
import { Section, touchTarget } from '../ui/section.tsx';
import { EmailText } from '../ui/text.tsx';
import { useAfterHydration } from '../ui/use-after-hydration.ts';
import { FOOTER_ID } from './menu-button.tsx';
import { NAVIGATION, OFFERS } from './navigation.ts';
import { NavigationLink } from './navigation-link.tsx';

const styles = defineStyle({
  '& .columns': {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
      sm: 'repeat(3, 1fr)',
      lg: 'minmax(min-content, 1fr) repeat(3, fit-content(16rem))',
    },
    columnGap: { base: '8', lg: 'clamp(2.5rem, 5vw, 5rem)' },
    rowGap: { base: '5', sm: '8' },
    // Room for a long e-mail address.
    '& > div:last-of-type': { gridColumn: { base: '1 / -1', sm: 'auto' } },
    '& > div:last-of-type > ul': { display: { base: 'flex', sm: 'block' }, flexWrap: 'wrap', columnGap: '8' },
  },
  '& .tagline': {
    textStyle: 'h2',
    color: 'accent.onDeep',
    gridColumn: { base: '1 / -1', lg: 'auto' },
    // A broken word would make the column narrower.
    overflowWrap: 'break-word',
    '& span': { display: 'block' },
  },
  '& h2': { color: 'accent.onDeep', fontSize: '1.0625rem', fontWeight: '650', marginBottom: '1' },
  '& li > a': { ...touchTarget, _hover: { textDecoration: 'underline' } },
  '& .legal': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '8',
    rowGap: '1',
    marginTop: { base: '6', sm: '12' },
    paddingTop: { base: '4', sm: '6' },
    borderTop: 'hairlineDeep',
    textStyle: 'small',
  },
});

export function Footer() {
  const { pathname } = useLocation();
  const tagline = routeOf(pathname)?.page === 'family-pups' ? FARM.familyTagline : FARM.tagline;
  const { groups, place } = SITE.footer;
  return (
    <Section
      as="footer"
      id={FOOTER_ID}
      tabIndex={-1}
      ground="deep"
      space="none"
      paddingTop={{ base: '10', md: '16' }}
      paddingBottom={{ base: '5', md: '8' }}
      css={styles}
    >
      <div className="container">
        <div className="columns">
          <p className="tagline">
            {tagline.map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </p>
          <Group title={groups.farm}>
            {NAVIGATION.filter((item) => item.type === 'section' || item.path !== PATHS.consultation).map((item) => (
              <NavigationLink key={item.name} item={item} exact />
            ))}
          </Group>
          <Group title={groups.dogs}>
            {OFFERS.map((item) => (
              <NavigationLink key={item.name} item={item} exact />
            ))}
          </Group>
          <Group title={groups.talk}>
            <a href={PHONE_HREF} translate="no">
              {FARM.phone}
            </a>
            <a href={EMAIL_HREF}>
              <EmailText address={FARM.email} />
            </a>
            <a href={PATHS.consultation}>{SITE.shortAction}</a>
            {(FARM.follow ?? []).map(({ name, address }) => (
              <a key={address} href={address} translate="no">
                {name}
              </a>
            ))}
          </Group>
        </div>
        <p className="legal">
          <span>
            © <Year /> <span translate="no">{FARM.name}</span>
          </span>
          <span>{place}</span>
          {FARM.licence && <span>{FARM.licence}</span>}
        </p>
      </div>
    </Section>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <PlainList>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </PlainList>
    </div>
  );
}

/** The prerendered year is the year of the build; after hydration it is the current one. */
function Year() {
  return useAfterHydration(currentYear, import.meta.env.BUILD_YEAR);
}

function currentYear(): number {
  return new Date().getFullYear();
}
