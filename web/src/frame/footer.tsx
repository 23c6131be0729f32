import { useLocation } from 'react-router-dom';
import { DAY_MS } from '../../../farm/model/ages.ts';
import { EMAIL_HREF, FARM, PHONE_HREF } from '../content/farm.ts';
import { SITE } from '../content/site.ts';
import { PATHS, routeOf } from '../routes.ts';
import { PlainList } from '../ui/plain-list.tsx';
import { Section } from '../ui/section.tsx';
import { EmailText } from '../ui/text.tsx';
import { useToday } from '../use-today.ts';
import { FOOTER_ID } from './menu.tsx';
import { GROUPS } from './navigation.ts';
import { NavigationList } from './navigation-list.tsx';

export function Footer() {
  const { pathname } = useLocation();
  const tagline = routeOf(pathname)?.page === 'family-pups' ? FARM.familyTagline : FARM.tagline;
  const { groups, place } = SITE.footer;
  const year = new Date(useToday() * DAY_MS).getUTCFullYear();
  return (
    <Section as="footer" className="site-footer" id={FOOTER_ID} ground="deep" space="none">
      <div className="columns">
        <p className="tagline">
          {tagline.map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </p>
        {GROUPS.map(({ title, items }) => (
          <div key={title}>
            <h2>{title}</h2>
            <NavigationList items={items.filter(({ page }) => page !== 'family-consultation')} />
          </div>
        ))}
        <div className="contacts">
          <h2>{groups.talk}</h2>
          <PlainList>
            <li>
              <a href={PHONE_HREF} translate="no">
                {FARM.phone}
              </a>
            </li>
            <li>
              <a href={EMAIL_HREF}>
                <EmailText address={FARM.email} />
              </a>
            </li>
            <li>
              <a href={PATHS.consultation}>{SITE.shortAction}</a>
            </li>
            {(FARM.follow ?? []).map(({ name, address }) => (
              <li key={address}>
                <a href={address} translate="no">
                  {name}
                </a>
              </li>
            ))}
          </PlainList>
        </div>
      </div>
      <p className="legal">
        <span>
          © {year} <span translate="no">{FARM.name}</span>
        </span>
        <span>{place}</span>
        {FARM.licence && <span>{FARM.licence}</span>}
      </p>
    </Section>
  );
}
