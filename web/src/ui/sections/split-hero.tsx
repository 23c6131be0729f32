import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Picture } from '../picture/picture.tsx';
import type { PictureKey } from '../picture/pictures.ts';

const BESIDE_CONTAINER = 'max(0px, (100vw - {sizes.container}) / 2)';

/**
 * Text on the left, on the sky color of the drawing, and the drawing on the right up to the window's edge. Stacked on a
 * phone. The text's share of the container is fixed, and the drawing nearly keeps its aspect ratio.
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
    // Aligned with the container's left edge.
    paddingLeft: `calc(${BESIDE_CONTAINER} + {spacing.gutter})`,
    // At most two lines, so that the drawing keeps its aspect ratio.
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
  /** The text's share of the container, beside the drawing. */
  readonly words?: number;
  readonly children: ReactNode;
}

export function SplitHero({ ground, picture, words = 0.5, children }: SplitHeroProps) {
  return (
    <Split ground={ground} css={{ '--words': words }}>
      <Words>{children}</Words>
      <Art>
        <Picture name={picture} place="splitHero" first />
      </Art>
    </Split>
  );
}
