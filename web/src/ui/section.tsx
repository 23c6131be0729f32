import { chakra, type HTMLChakraProps, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export const sectionCss = {
  '.ground': { position: 'relative' },
  '.spaced': { paddingBlock: 'section' },
  '.ground-cream': { bg: 'bg' },
  '.ground-white': { bg: 'white' },
  '.ground-straw': { bg: 'straw' },
  '.ground-dawn': { bg: 'dawn' },
  '.ground-deep': {
    bg: 'deep',
    color: 'fg.onDeep',
    '--heading': '{colors.fg.onDeep}',
    '--accent': '{colors.accent.onDeep}',
    '--focus-ring': '{colors.accent.onDeep}',
    '--focus-gap': '{colors.deep}',
  },
} as const satisfies Record<string, SystemStyleObject>;

interface SectionProps extends HTMLChakraProps<'section'> {
  readonly ground?: 'cream' | 'white' | 'straw' | 'dawn' | 'deep';
  readonly space?: 'none';
  /** Whether the content is as wide as the window, and not a centered column. */
  readonly wide?: boolean;
  /** Below the column, as wide as the window. */
  readonly edge?: ReactNode;
}

/** A section with a background. Text, headings and focus rings have colors that fit the background. */
export function Section(props: SectionProps) {
  const { ground = 'cream', space, wide, edge, className = '', id, children, ...section } = props;
  return (
    <chakra.section
      className={`ground ground-${ground} ${space ? '' : 'spaced '}${className}`.trim()}
      id={id}
      // Links to a section move the focus there.
      tabIndex={id ? -1 : undefined}
      {...section}
    >
      {wide ? children : <div className="container">{children}</div>}
      {edge}
    </chakra.section>
  );
}
