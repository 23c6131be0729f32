import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Picture } from '../picture/picture.tsx';
import type { PictureKey } from '../picture/pictures.ts';

const BESIDE_CONTAINER = 'max(0px, (100vw - {sizes.container}) / 2)';

/**
 * Flat ground in the art's own sky colour on the left, the art bleeding to the right edge; stacked on a phone. The words
 * keep their share of the container on any screen, and the art about the shape in which it is drawn.
 */
const Split = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: '1fr',
      lg: `calc(${BESIDE_CONTAINER} + var(--words) * min(100vw, {sizes.container})) 1fr`,
    },
    minHeight: { lg: 'min(45vw, max(760px, 100svh - 12rem), 1000px)' },
    overflow: 'hidden',
  },
  variants: {
    ground: { dawn: { bg: 'dawn' }, sky: { bg: 'sky' }, straw: { bg: 'straw' } },
  },
});

const Words = chakra('div', {
  base: {
    alignSelf: 'center',
    paddingBlock: { base: '8', lg: '10', xl: '14' },
    paddingRight: { base: 'gutter', lg: '8' },
    // The container's left edge.
    paddingLeft: `calc(${BESIDE_CONTAINER} + {spacing.gutter})`,
    // Two lines beside the art, so that it keeps its shape.
    '& h1': { fontSize: { lg: 'min(5vw, 4.25rem)' } },
  },
});

const Art = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: { base: '5 / 4', lg: 'auto' },
    '& img': { position: { lg: 'absolute' }, inset: '0' },
    '& picture': { display: 'contents' },
  },
});

interface SplitHeroProps {
  readonly ground: 'dawn' | 'sky' | 'straw';
  readonly picture: PictureKey;
  /** Share of the container that the words take, beside the art. */
  readonly words?: number;
  readonly children: ReactNode;
}

export function SplitHero({ ground, picture, words = 0.5, children }: SplitHeroProps) {
  return (
    <Split ground={ground} css={{ '--words': words }}>
      <Words>{children}</Words>
      <Art>
        <Picture name={picture} first sizes="(min-width: 960px) 56vw, 100vw" />
      </Art>
    </Split>
  );
}
