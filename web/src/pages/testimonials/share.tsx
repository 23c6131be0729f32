import { chakra } from '@chakra-ui/react';
import { Mail } from 'lucide';
import { FARM } from '../../content/farm.ts';
import { TESTIMONIALS } from '../../content/testimonials.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ButtonNote, Container, Heading2, Lead, Section, spread } from '../../ui/section.tsx';

const Row = chakra(Container, { base: spread });

export function Share() {
  const { heading, text, action, href, note } = TESTIMONIALS.share;
  return (
    <Section>
      <Row>
        <div>
          <Heading2>{heading}</Heading2>
          <Lead marginTop="3" maxWidth="25em">
            {text}
          </Lead>
        </div>
        <chakra.div width={{ base: 'full', sm: 'auto' }}>
          <ButtonAnchor href={href} look="second" size="large" wide>
            <Icon of={Mail} size={22} />
            <span>{action}</span>
          </ButtonAnchor>
          <ButtonNote>
            {note} <EmailText address={FARM.email} />
          </ButtonNote>
        </chakra.div>
      </Row>
    </Section>
  );
}
