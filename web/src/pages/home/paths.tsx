import { chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide';
import { HOME } from '../../content/home.ts';
import { PATHS, type Path } from '../../routes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PictureKey } from '../../ui/picture/pictures.ts';
import { Container, Heading2, Heading3, Section } from '../../ui/section.tsx';

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

/** The whole card is one link. The tall one has its picture on top, the low ones at the side. */
const Card = chakra('a', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    borderRadius: 'plate',
    '& picture': { flexShrink: '0', minHeight: '0', aspectRatio: '3 / 2' },
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
        '& picture': { aspectRatio: '5 / 4', flexGrow: '1' },
        '& .words': { padding: { base: '6', md: '10' } },
      },
      left: {
        bg: 'sky',
        flexDirection: { base: 'column', sm: 'row' },
        '& picture': { width: { sm: '44%' }, aspectRatio: { sm: 'auto' } },
        '& img': { objectPosition: { lg: '88% 90%' } },
      },
      // The pup alone, without the ear of the goat beside it.
      right: {
        bg: 'deep',
        color: 'cream',
        '--heading': '{colors.cream}',
        flexDirection: { base: 'column', sm: 'row-reverse' },
        '& picture': { width: { sm: '44%' }, aspectRatio: { sm: 'auto' } },
        '& .words': { flexGrow: '1' },
        '& img': { objectPosition: { lg: '12% 80%' }, '@media (min-width: 64rem)': { objectPosition: '2% 80%' } },
      },
    },
  },
});

interface PathCardProps {
  readonly href: Path;
  readonly picture: PictureKey;
  readonly shape: 'tall' | 'left' | 'right';
  readonly words: { readonly name: string; readonly text: string; readonly action: string };
}

function PathCard({ href, picture, shape, words: { name, text, action } }: PathCardProps) {
  return (
    <Card href={href} shape={shape}>
      <Picture name={picture} decorative sizes="(min-width: 960px) 44rem, 100vw" />
      <div className="words">
        <Heading3 textStyle={shape === 'tall' ? 'h2Form' : 'h3'}>{name}</Heading3>
        <chakra.p marginTop="2" maxWidth="26em">
          {text}
        </chakra.p>
        <span className="action">
          {action}
          <Icon of={ArrowRight} size={18} />
        </span>
      </div>
    </Card>
  );
}

/** Ways to what the navigation bar does not name. */
export function Paths() {
  const { heading, family, working, eggs } = HOME.paths;
  return (
    <Section ground="white">
      <Container>
        <Heading2>{heading}</Heading2>
        <Grid>
          <PathCard href={PATHS.familyPups} picture="family-guardian" shape="tall" words={family} />
          <PathCard href={PATHS.workingPups} picture="working-pup" shape="right" words={working} />
          <PathCard href={PATHS.eggs} picture="eggs" shape="left" words={eggs} />
        </Grid>
      </Container>
    </Section>
  );
}
