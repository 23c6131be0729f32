import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide';
import { HOME } from '../../content/home.ts';
import { PATHS, type Path } from '../../routes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PictureKey } from '../../ui/picture/pictures.ts';
import { Container, Heading2, Heading3, Section } from '../../ui/section.tsx';
import { forcedEdge } from '../../ui/theme/forced-colors.ts';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: '7fr 6fr' },
    gridTemplateRows: { lg: '1fr 1fr' },
    gap: { base: '5', md: '6' },
    marginTop: '8',
    _print: { display: 'block' },
  },
});

/** A card that is one link. The tall card has its picture on top, the low ones have it at the side. */
const Card = chakra('a', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    borderRadius: 'plate',
    ...forcedEdge,
    '& picture': { position: 'relative', flexShrink: '0', aspectRatio: '5 / 4' },
    '& img': { position: 'absolute', inset: '0' },
    '&:hover .action': { textDecorationThickness: '3px' },
    '& .words': { display: 'flex', flexDirection: 'column', justifyContent: 'center', padding: { base: '6', md: '8' } },
    '&& .words': { _print: { padding: '0', marginBottom: '4' } },
    '& .action': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'target',
      marginTop: '2',
      fontWeight: '650',
      textDecoration: 'underline',
      textDecorationThickness: '1.5px',
      textUnderlineOffset: '0.25em',
      _print: { display: 'none' },
    },
  },
  variants: {
    shape: {
      tall: {
        bg: 'straw',
        gridRow: { lg: '1 / 3' },
        '& picture': { flexGrow: '1' },
        '& .words': { padding: { base: '6', md: '10' } },
      },
      left: {
        bg: 'sky',
        flexDirection: { base: 'column', sm: 'row' },
        '& picture': { width: { sm: '44%' }, minHeight: { sm: '15.5rem' }, aspectRatio: { base: '5 / 4', sm: 'auto' } },
      },
      right: {
        bg: 'deep',
        color: 'cream',
        '--heading': '{colors.cream}',
        flexDirection: { base: 'column', sm: 'row-reverse' },
        '& picture': { width: { sm: '44%' }, minHeight: { sm: '15.5rem' }, aspectRatio: { base: '5 / 4', sm: 'auto' } },
        '& .words': { flexGrow: '1' },
      },
    },
  },
});

const DRAWING_POSITIONS = {
  tall: {},
  left: { lg: '88% 90%' },
  // Crops the picture to the pup, without the goat's ear.
  right: { lg: '12% 80%', '@media (min-width: 64rem)': '2% 80%' },
} as const;

interface PathCardProps {
  readonly href: Path;
  readonly picture: PictureKey;
  readonly shape: 'tall' | 'left' | 'right';
  readonly words: { readonly name: string; readonly text: string; readonly action: string };
}

function PathCard({ href, picture, shape, words: { name, text, action } }: PathCardProps) {
  return (
    <Card href={href} shape={shape}>
      <Picture
        name={picture}
        place={shape === 'tall' ? 'homeTallCard' : 'homeLowCard'}
        decorative
        drawingPosition={DRAWING_POSITIONS[shape]}
      />
      <div className="words">
        <Heading3 textStyle={shape === 'tall' ? 'h2Form' : 'h3'}>{name}</Heading3>
        <chakra.p marginTop="2" maxWidth="26em">
          {text}
        </chakra.p>
        <span className="action">
          <span>{action}</span>
          <Icon of={ArrowRight} size={18} />
        </span>
      </div>
    </Card>
  );
}

/** Links to the pages that are not in the navigation bar. */
export function Paths() {
  const { heading, family, working, eggs } = HOME.paths;
  return (
    <Section ground="white">
      <Container>
        <Heading2>{heading}</Heading2>
        <Grid>
          <PathCard href={PATHS.familyPups} picture="family-scene" shape="tall" words={family} />
          <PathCard href={PATHS.workingPups} picture="working-pup" shape="right" words={working} />
          <PathCard href={PATHS.eggs} picture="eggs" shape="left" words={eggs} />
        </Grid>
      </Container>
    </Section>
  );
}
