import { chakra, defineRecipe } from '@chakra-ui/react';

const ground = defineRecipe({
  base: { position: 'relative' },
  variants: {
    ground: {
      cream: { bg: 'bg' },
      white: { bg: 'white' },
      straw: { bg: 'straw' },
      dawn: { bg: 'dawn' },
      deep: {
        bg: 'deep',
        color: 'fg.onDeep',
        '--heading': '{colors.fg.onDeep}',
        '--accent': '{colors.accent.onDeep}',
        '--focus-ring': '{colors.accent.onDeep}',
        '--focus-gap': '{colors.deep}',
      },
    },
    space: { section: { paddingBlock: 'section' }, none: {} },
  },
  defaultVariants: { ground: 'cream', space: 'section' },
});

/** A full-width section with a background. Text, headings and focus rings have colors that fit the background. */
export const Section = chakra('section', ground);

/** The width between the window's edge and the container. */
export const BESIDE_CONTAINER = 'max(0px, (100vw - {sizes.container}) / 2)';

/** The left padding of an element as wide as the window, whose text begins at the container's left edge. */
export const CONTAINER_EDGE = `calc(${BESIDE_CONTAINER} + {spacing.gutter})`;

/** A row that wraps. */
export const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

/** Large enough for a finger. */
export const target = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'target',
  minWidth: 'target',
} as const;

/** The first child at the left end, the last one at the right end, if both fit. */
export const spread = { ...row, justifyContent: 'space-between', columnGap: '12', rowGap: '7' } as const;

/** Two columns from 960 px on. Their widths are `gridTemplateColumns` at `lg`. */
export const columns = { display: 'grid', columnGap: { lg: '20' }, rowGap: '9', alignItems: 'center' } as const;

/** A link in running text. */
export const textLink = {
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.2em',
  _hover: { textDecorationThickness: '3px' },
} as const;

/** A button that looks like a link. */
export const TextButton = chakra('button', {
  base: { ...textLink, minHeight: 'target', fontWeight: '600', cursor: 'pointer' },
});

export const HStack = chakra('div', { base: { ...row, gap: '4' } });

/** A secondary link on its own line below a button. */
export const JumpLink = chakra('a', {
  base: {
    ...textLink,
    display: 'inline-block',
    paddingBlock: '0.55em',
    color: 'fg.heading',
    fontWeight: '600',
    _print: { display: 'none' },
  },
});
