import { chakra, defineStyle } from '@chakra-ui/react';
import { HOME } from '../../content/home.ts';
import { CONTACT, SECTIONS, SITE } from '../../content/site.ts';
import { PATHS } from '../../routes.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { ContactRows } from '../../ui/contact-rows.tsx';
import { Hills } from '../../ui/hills.tsx';
import { columns, Section } from '../../ui/section.tsx';

const styles = defineStyle({
  '& > .container': {
    ...columns,
    gridTemplateColumns: { lg: '7fr 6fr' },
    rowGap: { base: '5', md: '8' },
    paddingTop: 'section',
  },
  '& h2': { maxWidth: '10em' },
  '& .lead': { marginTop: { base: '3', md: '4' } },
  '& .lead + .lead': { marginTop: '3' },
});

/** The rising sun behind the hills, below the text. */
const Sunrise = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignItems: 'end',
    marginTop: { base: '5', md: '12' },
    overflow: 'hidden',
    _print: { display: 'none !important' },
    '& > *': { gridArea: '1 / 1' },
    '& svg': { width: 'max(150px, 22vw)', height: 'auto', marginBottom: '-4%' },
    '& .glow': { fill: 'straw' },
    '& .sun': { fill: 'cream' },
  },
});

export function Contact() {
  const { heading, text, promise } = HOME.contact;
  return (
    <Section id={SECTIONS.contact} tabIndex={-1} ground="dawn" space="none" css={styles}>
      <div className="container">
        <div>
          <h2>{heading}</h2>
          <p className="lead">{text}</p>
          <p className="lead">{promise}</p>
          <ButtonAnchor href={PATHS.consultation} size="large" wide marginTop="6">
            {SITE.action}
          </ButtonAnchor>
        </div>
        <ContactRows {...CONTACT} />
      </div>
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
