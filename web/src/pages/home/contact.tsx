import { chakra } from '@chakra-ui/react';
import { HOME } from '../../content/home.ts';
import { CONTACT, SITE } from '../../content/site.ts';
import { PATHS, SECTIONS } from '../../routes.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { ContactRows } from '../../ui/contact-rows.tsx';
import { Hills } from '../../ui/hills.tsx';
import { Columns, Heading2, Lead, Section } from '../../ui/section.tsx';

/** The rising sun behind the hills, below the text. */
const Sunrise = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignItems: 'end',
    marginTop: '12',
    overflow: 'hidden',
    _print: { display: 'none !important' },
    '& > *': { gridArea: '1 / 1' },
    '& svg': { width: 'max(180px, 22vw)', height: 'auto', marginBottom: '-4%' },
    '& .glow': { fill: 'straw' },
    '& .sun': { fill: 'cream' },
  },
});

export function Contact() {
  const { heading, text, promise } = HOME.contact;
  return (
    <Section id={SECTIONS.contact} tabIndex={-1} ground="dawn" space="none">
      <Columns gridTemplateColumns={{ lg: '7fr 6fr' }} rowGap="8" paddingTop="section">
        <div>
          <Heading2 maxWidth="10em">{heading}</Heading2>
          <Lead marginTop="4">{text}</Lead>
          <Lead marginTop="3">{promise}</Lead>
          <ButtonAnchor href={PATHS.consultation} size="large" wide marginTop="6">
            {SITE.action}
          </ButtonAnchor>
        </div>
        <ContactRows {...CONTACT} />
      </Columns>
      <Sunrise>
        <svg viewBox="0 0 320 190" aria-hidden="true">
          <circle className="glow" cx="160" cy="160" r="158" />
          <circle className="sun" cx="160" cy="160" r="104" />
        </svg>
        <Hills width="full" />
      </Sunrise>
    </Section>
  );
}
