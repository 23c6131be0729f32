import { HeartHandshake, type IconNode, Medal, Stethoscope } from 'lucide';
import { HOME } from '../../content/home.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { Figure, TrustList } from '../../ui/trust-list.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const { heading, families, since, claims } = HOME.trust;

const ROWS: readonly (readonly [IconNode, string])[] = [
  [Medal, claims.military],
  [Stethoscope, claims.health],
  [HeartHandshake, claims.support],
];

export function TrustStrip() {
  return (
    <Section ground="deep" space="none" paddingTop={{ base: '3', md: '9' }} paddingBottom={{ base: '3', md: '9' }}>
      <div className="container">
        <VisuallyHidden asChild>
          <h2>{heading}</h2>
        </VisuallyHidden>
        <TrustList>
          <Figure {...families} />
          <Figure {...since} />
          {ROWS.map(([icon, text]) => (
            <li key={text} className="row">
              <Icon of={icon} />
              <span>{text}</span>
            </li>
          ))}
        </TrustList>
      </div>
    </Section>
  );
}
