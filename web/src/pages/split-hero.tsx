import { chakra, defineStyle, type HTMLChakraProps } from '@chakra-ui/react';
import type { PictureIn } from '../../../farm/model/pictures.ts';
import { BESIDE_CONTAINER, CONTAINER_EDGE } from '../ui/layout.ts';
import { Picture } from '../ui/picture/picture.tsx';
import { isPhoto } from '../ui/picture/sources.ts';
import { Compounds } from '../ui/text.tsx';
import { LOW_SCREEN } from '../ui/theme/media.ts';

export const band = defineStyle({
  paddingBlock: { base: '3.5', md: '4' },
  bg: 'wheat',
  color: 'fg.heading',
  fontFamily: 'heading',
  // Two lines on each phone, also in the fallback font.
  fontSize: 'clamp(1rem, min(5.1vw, 1rem + 0.75vw), 1.625rem)',
  fontWeight: '600',
  lineHeight: '1.25',
  textWrap: 'balance',
});

const beside = defineStyle({
  gridTemplateColumns: `calc(${BESIDE_CONTAINER} + var(--words) * min(100vw, {sizes.container})) 1fr`,
  '& h1': { fontSize: 'min(4.6vw, 3.75rem)' },
  '& > .words': { paddingRight: '8' },
  '& > .art': { aspectRatio: 'auto', '& img': { position: 'absolute' } },
});

/** A drawing is shown whole: its left and upper edges dissolve into the ground. A photo fills its half. */
const split = defineStyle({
  /** The text's share of the container, beside the picture. */
  '--words': '0.5',
  display: 'grid',
  minHeight: { lg: 'min(45vw, max(760px, 100svh - 12rem), 1000px)' },
  // Not `hidden`: that would make the section the scroller of the button's timeline.
  overflow: 'clip',
  '& > .news': { ...band, gridColumn: '1 / -1' },
  '& > .words': {
    alignSelf: 'center',
    paddingBlock: { base: '7', sm: '12', lg: '10', xl: '14' },
    paddingRight: 'gutter',
    paddingLeft: CONTAINER_EDGE,
    [LOW_SCREEN]: { paddingTop: '5' },
  },
  '& h1': { maxWidth: '8em' },
  '& .lead': { marginTop: '5', marginBottom: '6', maxWidth: '24em' },
  '& > .art': {
    position: 'relative',
    aspectRatio: '5 / 4',
    '& img': { inset: '0' },
    '&:not([data-photo]) img': { objectFit: 'contain', objectPosition: '100% 100%' },
    '& picture': { display: 'contents' },
  },
  lg: beside,
});

/** On a phone in landscape. A page with news needs the width for its ways on. */
const lying = defineStyle({
  [`${LOW_SCREEN} and (min-width: 40rem)`]: { ...beside, '& > .words': { paddingRight: '8', paddingBlock: '5' } },
});

interface SplitHeroProps extends HTMLChakraProps<'section'> {
  readonly picture: PictureIn<'splitHero'>;
  readonly news?: string | undefined;
}

export function SplitHero({ picture, news, css, children, ...props }: SplitHeroProps) {
  return (
    <chakra.section css={[split, !news && lying, css]} gridTemplateRows={news && { lg: 'auto 1fr' }} {...props}>
      {news && (
        <div className="news">
          <div key={news} className="container">
            <Compounds of={news} />
          </div>
        </div>
      )}
      <div className="words">{children}</div>
      <div className="art" data-photo={isPhoto(picture) ? '' : undefined}>
        <Picture name={picture} place="splitHero" first />
      </div>
    </chakra.section>
  );
}
