import { Children, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { EMAIL_HREF, FARM, PHONE_HREF } from '../content/farm.ts';
import { SITE } from '../content/site.ts';
import { PATHS, routeOf } from '../routes.ts';
import { PlainList } from '../ui/plain-list.tsx';
import { Section } from '../ui/section.tsx';
import { EmailText } from '../ui/text.tsx';
import { useAfterHydration } from '../ui/use-after-hydration.ts';
import { FOOTER_ID } from './menu.tsx';
import { GROUPS } from './navigation.ts';
import { NavigationLink } from './navigation-link.tsx';

export function Footer() {
  const { pathname } = useLocation();
  const tagline = routeOf(pathname)?.page === 'family-pups' ? FARM.familyTagline : FARM.tagline;
  const { groups, place } = SITE.footer;
  return (
    <Section as="footer" className="site-footer" id={FOOTER_ID} ground="deep" space="none">
      <div className="columns">
        <p className="tagline">
          {tagline.map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </p>
        {GROUPS.map(({ title, items }) => (
          <Group key={title} title={title}>
            {items
              .filter(({ page }) => page !== 'family-consultation')
              .map((item) => (
                <NavigationLink key={item.name} item={item} />
              ))}
          </Group>
        ))}
        <Group title={groups.talk} className="contacts">
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
    </Section>
  );
}

function Group({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
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
  return useAfterHydration(() => new Date().getFullYear(), import.meta.env.BUILD_YEAR);
}
