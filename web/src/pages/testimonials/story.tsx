import { chakra, defineStyle } from '@chakra-ui/react';
import { storyShape } from '../../../../farm/check/pictures.ts';
import { TESTIMONIALS } from '../../content/testimonials.ts';
import { CONTAINER_EDGE, columns } from '../../ui/layout.ts';
import { Picture, type PictureProps } from '../../ui/picture/picture.tsx';
import { sourceOf } from '../../ui/picture/sources.ts';
import { Section, WideSection } from '../../ui/section.tsx';
import { Paragraphs, paragraphs } from '../../ui/text.tsx';

interface StoryProps {
  readonly story: (typeof TESTIMONIALS.stories)[number];
  /** Whether its picture is the first one of the page, which is often above the fold. */
  readonly first: boolean;
}

const plate = defineStyle({
  // Space after a story on a dark background.
  'div + &': { paddingTop: { base: '14', md: '24' } },
  '& > .container': {
    ...columns,
    gridTemplateColumns: { md: '7fr 9fr' },
    columnGap: { md: '10', lg: '20' },
    rowGap: '8',
    paddingBottom: { base: '14', md: '24' },
  },
  '& figure:only-child': { gridColumn: '1 / -1' },
  '& img': { height: 'auto', borderRadius: 'plate' },
});

/** The text starts at the container's left edge, the picture ends at the window's right edge. */
const bleed = defineStyle({
  display: 'grid',
  gridTemplateColumns: { md: '57fr 43fr' },
  '& > figure': {
    alignSelf: 'center',
    paddingBlock: { base: '9', md: '16' },
    paddingRight: { base: 'gutter', md: '10', lg: '16' },
    paddingLeft: CONTAINER_EDGE,
  },
  '& > figure:only-child': { gridColumn: '1 / -1' },
  '& picture': { alignSelf: 'center', order: { base: '-1', md: '0' } },
  '& img': { height: 'auto' },
});

const words = defineStyle({
  '& .sample': {
    display: 'inline-block',
    marginBottom: '5',
    paddingBlock: '1',
    paddingInline: '3',
    border: '2px dashed currentColor',
    borderRadius: 'tag',
    textStyle: 'small',
  },
  '& blockquote': { textStyle: 'quote', color: 'var(--heading)', maxWidth: '20em', ...paragraphs },
  '& .long': { fontSize: { base: '1.25rem', md: '1.5rem' }, maxWidth: '26em' },
  '& figcaption': { marginTop: '5', lineHeight: '1.5' },
  '& strong': { display: 'block', fontWeight: '700' },
});

function PictureOf(props: Pick<PictureProps<'storyPlate' | 'storyBleed'>, 'name' | 'place' | 'first'>) {
  return <Picture {...props} aspectRatio={`${storyShape(sourceOf(props.name).img)}`} />;
}

/** Stories with more letters have smaller text. */
const LONG = 280;

function WordsOf({ story: { sample, story, who, where } }: Pick<StoryProps, 'story'>) {
  return (
    <chakra.figure css={words}>
      {sample && <p className="sample">{TESTIMONIALS.sampleMark}</p>}
      <blockquote className={story.length > LONG ? 'long' : undefined}>
        <Paragraphs of={`“${story}”`} />
      </blockquote>
      <figcaption>
        <strong translate="no">{who}</strong>
        <span translate="no">{where}</span>
      </figcaption>
    </chakra.figure>
  );
}

/** A story on the page's background, beside its picture. */
export function StoryPlate({ story, first }: StoryProps) {
  const { picture } = story;
  return (
    <Section as="div" space="none" css={plate}>
      {picture && <PictureOf name={picture} place="storyPlate" first={first} />}
      <WordsOf story={story} />
    </Section>
  );
}

/** A story on a dark background across the window. */
export function StoryBleed({ story, first }: StoryProps) {
  const { picture } = story;
  return (
    <WideSection as="div" ground="deep" space="none" css={bleed}>
      <WordsOf story={story} />
      {picture && <PictureOf name={picture} place="storyBleed" first={first} />}
    </WideSection>
  );
}
