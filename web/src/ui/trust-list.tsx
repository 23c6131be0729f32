import { chakra } from '@chakra-ui/react';
import { LARGE_TEXT } from './theme/large-text.ts';

/** Two numerals side by side and rows below them on a phone; one line with hairlines between from 1024 px on. */
export const TrustList = chakra('ul', {
  base: {
    display: { base: 'grid', lg: 'flex' },
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    justifyContent: 'space-between',
    '& > li': {
      paddingBlock: { base: '3', lg: '1' },
      borderTop: { base: 'hairlineDeep', lg: 'none' },
      borderLeft: { lg: 'hairlineDeep' },
      paddingInline: { lg: '6' },
    },
    '& > li:nth-of-type(-n + 2)': { borderTop: 'none' },
    '& > li:nth-of-type(2)': { borderLeft: 'hairlineDeep', paddingLeft: { base: '5', lg: '6' } },
    '& > li:nth-of-type(n + 3)': { gridColumn: '1 / -1' },
    '& > li:first-of-type': { borderLeft: 'none', paddingLeft: '0' },
    '& > li:last-of-type': { paddingRight: '0' },
    [LARGE_TEXT]: {
      gridTemplateColumns: '1fr',
      '& > li:nth-of-type(2)': { borderTop: 'hairlineDeep', borderLeft: 'none', paddingLeft: '0' },
    },
  },
});

export const TrustRow = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    lineHeight: '1.35',
    '& svg': { color: 'var(--accent)' },
  },
});

const Numeral = chakra('strong', {
  base: {
    display: 'block',
    color: 'var(--accent)',
    fontFamily: 'heading',
    fontSize: 'min(13vw, clamp(1.75rem, 1.5rem + 1vw, 2.25rem))',
    fontWeight: '600',
    lineHeight: '1.2',
    letterSpacing: '-0.01em',
  },
});

export function Figure({ figure, text }: { readonly figure: string; readonly text: string }) {
  return (
    <chakra.li lineHeight="1.35" whiteSpace={{ lg: 'nowrap' }}>
      <Numeral>{figure} </Numeral>
      {text}
    </chakra.li>
  );
}
