import { chakra, defineStyle } from '@chakra-ui/react';
import { SITE } from '../content/site.ts';
import { VOICE } from '../content/voice.generated.ts';
import { PATHS } from '../routes.ts';
import { JumpLink } from '../ui/text-link.tsx';

const voice = defineStyle({
  display: { lg: 'grid' },
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridColumn: '1 / -1',
  columnGap: '12',
  alignItems: 'start',
  marginTop: { base: '6', lg: '4' },
  paddingTop: { base: '5', md: '7' },
  borderTop: 'head',
  breakInside: 'avoid',
  '& blockquote': {
    maxWidth: '26em',
    textStyle: 'quote',
    fontSize: 'min(11vw, clamp(1.375rem, 1rem + 1.2vw, 2rem))',
    color: 'fg.heading',
  },
  '& figcaption': { marginTop: { base: '3', lg: '1' }, maxWidth: { lg: '20em' } },
  '& b': { fontWeight: '650' },
});

/** The first sentence of a family, if the owner has its story. Here the visitor decides. */
export function FamilyVoice() {
  return (
    VOICE && (
      <chakra.figure css={voice}>
        <blockquote>{`“${VOICE.sentence}”`}</blockquote>
        <figcaption>
          <b translate="no">{VOICE.who}</b>
          {', '}
          <span translate="no">{VOICE.where}</span>
          <br />
          <JumpLink href={PATHS.testimonials}>{SITE.stories}</JumpLink>
        </figcaption>
      </chakra.figure>
    )
  );
}
