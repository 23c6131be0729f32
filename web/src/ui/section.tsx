import { chakra, defineStyle, type HTMLChakraProps, type SystemStyleObject } from '@chakra-ui/react';

const GROUNDS = {
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
} satisfies Record<string, SystemStyleObject>;

const base = defineStyle({ position: 'relative' });
const spaced = defineStyle({ paddingBlock: 'section' });

interface SectionProps extends HTMLChakraProps<'section'> {
  readonly ground?: keyof typeof GROUNDS;
  readonly space?: 'none';
}

/** A full-width section with a background. Text, headings and focus rings have colors that fit the background. */
export function Section({ ground = 'cream', space, css, ...section }: SectionProps) {
  return <chakra.section css={[base, GROUNDS[ground], !space && spaced, css]} {...section} />;
}

/** The width between the window's edge and the container. */
export const BESIDE_CONTAINER = 'max(0px, (100vw - {sizes.container}) / 2)';

/** The left padding of an element as wide as the window, whose text begins at the container's left edge. */
export const CONTAINER_EDGE = `calc(${BESIDE_CONTAINER} + {spacing.gutter})`;

/** A row that wraps. */
export const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

/** Large enough for a finger. */
export const touchTarget = {
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
export function TextButton(button: HTMLChakraProps<'button'>) {
  return <chakra.button css={textLink} minHeight="target" fontWeight="600" cursor="pointer" {...button} />;
}

export function HStack(items: HTMLChakraProps<'div'>) {
  return <chakra.div css={row} gap="4" {...items} />;
}

const jumpLink = defineStyle({
  ...textLink,
  display: 'inline-block',
  paddingBlock: '0.55em',
  color: 'fg.heading',
  fontWeight: '600',
  _print: { display: 'none' },
});

/** A secondary link on its own line below a button. */
export function JumpLink({ css, ...anchor }: HTMLChakraProps<'a'>) {
  return <chakra.a css={[jumpLink, css]} {...anchor} />;
}
