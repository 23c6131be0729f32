import { chakra } from '@chakra-ui/react';
import { Mail } from 'lucide';
import { TESTIMONIALS } from '../../content/testimonials.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Hills } from '../../ui/hills.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Container, Heading2, Lead, Section } from '../../ui/section.tsx';

const Row = chakra(Container, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '12',
    rowGap: '7',
    paddingBottom: { base: '12', md: '24' },
  },
});

export function Share() {
  const { heading, text, action, href, note } = TESTIMONIALS.share;
  return (
    <Section space="none" paddingTop="section">
      <Row>
        <div>
          <Heading2>{heading}</Heading2>
          <Lead marginTop="3" maxWidth="25em">
            {text}
          </Lead>
        </div>
        <chakra.div width={{ base: 'full', sm: 'auto' }}>
          <ButtonAnchor href={href} size="large" wide>
            <Icon of={Mail} size={22} />
            {action}
          </ButtonAnchor>
          <chakra.p marginTop="3" textStyle="small">
            {note}
          </chakra.p>
        </chakra.div>
      </Row>
      <Hills />
    </Section>
  );
}
