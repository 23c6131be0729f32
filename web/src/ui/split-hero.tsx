import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Picture } from './picture/picture.tsx';
import type { PictureKey } from './picture/pictures.ts';

/** Flat ground in the art's own sky colour on the left, the art bleeding to the right edge; stacked on a phone. */
const Split = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' },
    minHeight: { lg: 'clamp(560px, 45vw, 760px)' },
    overflow: 'hidden',
  },
  variants: {
    ground: { dawn: { bg: 'dawn' }, sky: { bg: 'sky' }, straw: { bg: 'straw' } },
    wide: { true: { gridTemplateColumns: { lg: '44fr 56fr' } } },
  },
});

const Words = chakra('div', {
  base: {
    alignSelf: 'center',
    paddingBlock: { base: '8', lg: '14' },
    paddingRight: { base: 'gutter', lg: '8' },
    // The container's left edge.
    paddingLeft: 'calc(max(0px, (100vw - {sizes.container}) / 2) + {spacing.gutter})',
  },
});

const Art = chakra('div', {
  base: {
    position: 'relative',
    height: { base: 'clamp(280px, 72vw, 480px)', lg: 'auto' },
    '& img': { position: { lg: 'absolute' }, inset: '0' },
    '& picture': { display: 'contents' },
  },
});

interface SplitHeroProps {
  readonly ground: 'dawn' | 'sky' | 'straw';
  readonly picture: PictureKey;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function SplitHero({ ground, picture, wide, children }: SplitHeroProps) {
  return (
    <Split ground={ground} wide={wide}>
      <Words>{children}</Words>
      <Art>
        <Picture name={picture} first sizes="(min-width: 960px) 56vw, 100vw" />
      </Art>
    </Split>
  );
}
