import { chakra } from '@chakra-ui/react';
import { TESTIMONIALS } from '../../content/testimonials.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Container, Section } from '../../ui/section.tsx';

type Story = (typeof TESTIMONIALS.quotes)[number];

const Columns = chakra(Container, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '7fr 9fr' },
    columnGap: { md: '10', lg: '20' },
    rowGap: '8',
    alignItems: 'center',
    paddingBottom: { base: '14', md: '24' },
    '& img': { height: 'auto', aspectRatio: '1 / 1', borderRadius: 'plate' },
  },
});

/** Text on the container's left edge, the picture to the window's right edge. */
const Bleed = chakra(Section, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '57fr 43fr' },
    '& > figure': {
      alignSelf: 'center',
      paddingBlock: { base: '9', md: '16' },
      paddingRight: { base: 'gutter', md: '10', lg: '16' },
      paddingLeft: 'calc(max(0px, (100vw - {sizes.container}) / 2) + {spacing.gutter})',
    },
    '& picture': {
      position: 'relative',
      minHeight: { base: 'min(100vw, 560px)', lg: 'clamp(600px, 42vw, 960px)' },
      order: { base: '-1', md: '0' },
    },
    '& img': { position: 'absolute', inset: '0' },
  },
});

const Quote = chakra('blockquote', { base: { textStyle: 'quote', color: 'var(--heading)', maxWidth: '20em' } });

const SampleMark = chakra('p', {
  base: {
    display: 'inline-block',
    marginBottom: '5',
    paddingBlock: '1',
    paddingInline: '3',
    border: '2px dashed currentColor',
    borderRadius: 'tag',
    textStyle: 'small',
  },
});

function Words({ story: { sample, quote, who, where } }: { readonly story: Story }) {
  return (
    <figure>
      {sample && <SampleMark>{TESTIMONIALS.sampleMark}</SampleMark>}
      <Quote>“{quote}”</Quote>
      <chakra.figcaption marginTop="5" lineHeight="1.5">
        <chakra.strong display="block" fontWeight="700">
          {who}
        </chakra.strong>
        {where}
      </chakra.figcaption>
    </figure>
  );
}

export function StoryPlate({ story }: { readonly story: Story }) {
  return (
    <Section as="div" space="none">
      <Columns>
        <Picture name={story.picture} sizes="(min-width: 960px) 34rem, 100vw" />
        <Words story={story} />
      </Columns>
    </Section>
  );
}

export function StoryBleed({ story }: { readonly story: Story }) {
  return (
    <Bleed ground="deep" space="none" asChild>
      <div>
        <Words story={story} />
        <Picture name={story.picture} sizes="(min-width: 960px) 43vw, 100vw" />
      </div>
    </Bleed>
  );
}
