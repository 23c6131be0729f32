import { chakra } from '@chakra-ui/react';
import { CONSULTATION } from '../../content/consultation.ts';
import { quiltSquare } from '../../ui/quilt-mark.tsx';
import { LARGE_TEXT } from '../../ui/theme/large-text.ts';

const List = chakra('ol', {
  base: {
    marginTop: '3',
    counterReset: 'step',
    '& li': {
      display: 'flex',
      alignItems: 'center',
      paddingBlock: '3',
      gap: '4',
      borderTop: 'hairline',
      counterIncrement: 'step',
      lineHeight: '1.4',
      [LARGE_TEXT]: { flexWrap: 'wrap', gap: '8px' },
    },
    '& li::before': {
      ...quiltSquare,
      content: 'counter(step)',
      width: '44px',
      height: '44px',
      fontSize: '24px',
    },
  },
  variants: {
    /** Side by side on wide screens. */
    wide: {
      true: {
        display: 'grid',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        columnGap: { md: '8', lg: '12' },
      },
      false: { '& li': { gap: '5' }, '& li:last-child': { borderBottom: 'hairline' } },
    },
  },
  defaultVariants: { wide: false },
});

/** What happens after the form is sent. */
export function Steps({ wide = false }: { readonly wide?: boolean }) {
  return (
    <List wide={wide}>
      {CONSULTATION.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </List>
  );
}
