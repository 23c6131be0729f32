import { chakra, defineStyle, type HTMLChakraProps, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';

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

interface WideSectionProps extends HTMLChakraProps<'section'> {
  readonly ground?: keyof typeof GROUNDS;
  readonly space?: 'none';
}

/**
 * A section with a background and a centered column. Text, headings and focus rings have colors that fit the background.
 * `edge` is below the column, as wide as the window.
 */
export function Section({ edge, children, ...section }: WideSectionProps & { readonly edge?: ReactNode }) {
  return (
    <WideSection {...section}>
      <div className="container">{children}</div>
      {edge}
    </WideSection>
  );
}

export function WideSection({ ground = 'cream', space, css, id, ...section }: WideSectionProps) {
  return (
    <chakra.section
      css={[base, GROUNDS[ground], !space && spaced, css]}
      id={id}
      // Links to a section move the focus there.
      tabIndex={id ? -1 : undefined}
      {...section}
    />
  );
}
