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

/** The centered column of a page, at most 1328 px wide with its gutters. */
export const Container = chakra('div', {
  base: { width: 'full', maxWidth: 'container', marginInline: 'auto', paddingInline: 'gutter' },
});

/** The first child at the left end, the last one at the right end, if both fit. */
export const spread = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '12',
  rowGap: '7',
} as const;

/** Two columns from 960 px on. Set their widths with `gridTemplateColumns` at `lg`. */
export const Columns = chakra(Container, {
  base: { display: 'grid', columnGap: { lg: '20' }, rowGap: '9', alignItems: 'center' },
});

export const Heading1 = chakra('h1', { base: { textStyle: 'h1' } });
export const Heading2 = chakra('h2', { base: { textStyle: 'h2' } });
export const Heading3 = chakra('h3', { base: { textStyle: 'h3' } });
export const Lead = chakra('p', { base: { textStyle: 'lead', maxWidth: '33em' } });
export const Text = chakra('p', { base: { maxWidth: 'measure' } });

/** Says below a button where it leads. On paper it leads nowhere. */
export const ButtonNote = chakra(Text, { base: { marginTop: '3', textStyle: 'small', _print: { display: 'none' } } });

/** A link in running text. */
export const textLink = {
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.2em',
  _hover: { textDecorationThickness: '3px' },
} as const;

export const TextAnchor = chakra('a', { base: textLink });

/** A button that looks like a link. */
export const TextButton = chakra('button', {
  base: { ...textLink, minHeight: 'target', fontWeight: '600', cursor: 'pointer' },
});

/** A secondary link on its own line below a button. */
export const JumpLink = chakra('a', {
  base: {
    ...textLink,
    display: 'inline-block',
    paddingBlock: '0.55em',
    color: 'fg.heading',
    fontWeight: '600',
    '& svg': { display: 'inline', marginLeft: '2', verticalAlign: '-0.2em' },
    _print: { display: 'none' },
  },
});
