import { defineStyle } from '@chakra-ui/react';
import { Mail } from 'lucide';
import { storyShape } from '../../../../farm/model/places.ts';
import { FARM } from '../../content/farm.ts';
import { TESTIMONIALS } from '../../content/testimonials.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CONTAINER_EDGE, columns, spread } from '../../ui/layout.ts';
import { Main } from '../../ui/main.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { sourceOf } from '../../ui/picture/sources.ts';
import { Section } from '../../ui/section.tsx';
import { EmailText, Paragraphs, paragraphs } from '../../ui/text.tsx';
import { MainAction } from '../main-action.tsx';
import { TalkSection } from '../talk-section.tsx';

/** Is often above the fold. */
const FIRST_PICTURE = TESTIMONIALS.stories.find(({ picture }) => picture)?.picture;

export default function TestimonialsPage() {
  return (
    <Main>
      <Hero />
      {TESTIMONIALS.stories.map((story, index) => (
        <Story key={story.story} {...story} index={index} />
      ))}
      <Share />
      <TalkSection />
    </Main>
  );
}

const hero = defineStyle({
  paddingTop: { base: '10', md: '20' },
  paddingBottom: { base: '9', md: '14' },
  '& > .container': { ...columns, gridTemplateColumns: { lg: '7fr 5fr' }, rowGap: '5', alignItems: 'end' },
  '& h1': { maxWidth: '11em' },
  '& .lead': { marginTop: '0' },
  '& .button': { marginTop: '6' },
});

function Hero() {
  const { heading, lead } = TESTIMONIALS.hero;
  return (
    <Section space="none" css={hero}>
      <h1 tabIndex={-1}>{heading}</h1>
      <div>
        <p className="lead">{lead}</p>
        <MainAction className="hero-action" />
      </div>
    </Section>
  );
}

const plate = defineStyle({
  // Space after a story on a dark background.
  '&.later': { paddingTop: { base: '14', md: '24' } },
  '& > .container': {
    ...columns,
    gridTemplateColumns: { md: '7fr 9fr' },
    columnGap: { md: '10', lg: '20' },
    paddingBottom: { base: '14', md: '24' },
  },
  '& img': { borderRadius: 'plate' },
});

/** The text starts at the container's left edge, the picture ends at the window's right edge. */
const bleed = defineStyle({
  display: 'grid',
  gridTemplateColumns: { md: '57fr 43fr' },
  '& figure': {
    alignSelf: 'center',
    paddingBlock: { base: '9', md: '16' },
    paddingRight: { base: 'gutter', md: '10', lg: '16' },
    paddingLeft: CONTAINER_EDGE,
  },
  '& picture': { alignSelf: 'center', order: { md: '1' } },
});

const quote = defineStyle({
  '& .alone': { gridColumn: '1 / -1' },
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
  '& strong': { display: 'block' },
});

/** Number of letters from which on the text is smaller. */
const LONG = 280;

type StoryProps = (typeof TESTIMONIALS.stories)[number] & { readonly index: number };

/** Every second one is dark and across the window, the others beside their picture on the page's background. */
function Story({ sample, story, who, where, picture, index }: StoryProps) {
  const dark = index % 2 === 1;
  return (
    <Section
      as="div"
      wide={dark}
      className={index > 0 ? 'later' : undefined}
      ground={dark ? 'deep' : 'cream'}
      space="none"
      css={[
        quote,
        dark ? bleed : plate,
        picture && { '& img': { aspectRatio: `${storyShape(sourceOf(picture).img)}` } },
      ]}
    >
      {picture && (
        <Picture name={picture} place={dark ? 'storyBleed' : 'storyPlate'} first={picture === FIRST_PICTURE} />
      )}
      <figure className={picture ? undefined : 'alone'}>
        {sample && <p className="sample">{TESTIMONIALS.sampleMark}</p>}
        <blockquote className={story.length > LONG ? 'long' : undefined}>
          <Paragraphs of={`“${story}”`} />
        </blockquote>
        <figcaption>
          <strong translate="no">{who}</strong>
          <span translate="no">{where}</span>
        </figcaption>
      </figure>
    </Section>
  );
}

const share = defineStyle({
  '& > .container': spread,
  '& .lead': { marginTop: '3', maxWidth: '25em' },
  '& .action': { width: { base: 'full', sm: 'auto' }, textAlign: { lg: 'right' } },
});

function Share() {
  const { heading, text, action, href, note } = TESTIMONIALS.share;
  return (
    <Section ground="white" css={share}>
      <div>
        <h2>{heading}</h2>
        <p className="lead">{text}</p>
      </div>
      <div className="action">
        <ButtonAnchor href={href} look="second" size="large" wide>
          <Icon of={Mail} size={22} />
          <span>{action}</span>
        </ButtonAnchor>
        <p className="button-note">
          {note} <EmailText address={FARM.email} />
        </p>
      </div>
    </Section>
  );
}
