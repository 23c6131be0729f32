import { chakra } from '@chakra-ui/react';
import { Mail } from 'lucide';
import { FARM } from '../../content/farm.ts';
import { TESTIMONIALS } from '../../content/testimonials.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section, spread } from '../../ui/section.tsx';

const Row = chakra('div', { base: { ...spread, '& .lead': { marginTop: '3', maxWidth: '25em' } } });

export function Share() {
  const { heading, text, action, href, note } = TESTIMONIALS.share;
  return (
    <Section>
      <Row className="container">
        <div>
          <h2>{heading}</h2>
          <p className="lead">{text}</p>
        </div>
        <chakra.div width={{ base: 'full', sm: 'auto' }} textAlign={{ lg: 'right' }}>
          <ButtonAnchor href={href} look="second" size="large" wide>
            <Icon of={Mail} size={22} />
            <span>{action}</span>
          </ButtonAnchor>
          <p className="button-note">
            {note} <EmailText address={FARM.email} />
          </p>
        </chakra.div>
      </Row>
    </Section>
  );
}
