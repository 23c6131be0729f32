import { chakra, defineStyle, type HTMLChakraProps, type SystemStyleObject } from '@chakra-ui/react';
import { row } from './layout.ts';

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

export function HStack(items: HTMLChakraProps<'div'>) {
  return <chakra.div css={row} gap="4" {...items} />;
}
