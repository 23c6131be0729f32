import { chakra } from '@chakra-ui/react';
import { dollars, FARM } from '../../content/farm.ts';

/** The tier with a label is wider than the column by its padding. */
const HANG = { base: 'max(-0.75rem, -3.75vw)', sm: '-1.5rem', lg: '-2rem' } as const;

const List = chakra('ul', {
  base: {
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: { base: 'baseline', sm: 'center' },
      alignContent: 'center',
      columnGap: { base: '3', sm: '6' },
      rowGap: { sm: '2' },
      minHeight: { sm: '140px' },
      paddingBlock: { base: '4', sm: '6' },
      borderTop: 'hairline',
      _last: { borderBottom: 'hairline' },
    },
    // A long name wraps before the price does.
    '& > li > div': { display: { base: 'contents', sm: 'block' }, flex: '1 1 9em' },
    // On phones the price stands beside the age, below the name.
    '& h3': { flex: { base: '1 0 100%', sm: 'none' } },
    '& > li:has(+ [data-labelled])': { paddingBottom: { base: '7', sm: '6' } },
    // Removes the line below the framed tier.
    '& > [data-labelled] + li': { borderTop: 'none' },
    '& > [data-labelled]': {
      position: 'relative',
      marginInline: HANG,
      paddingTop: { base: '6', sm: '6' },
      paddingInline: { base: 'min(0.625rem, 3.75vw - 2px)', sm: '1.375rem', lg: '1.875rem' },
      bg: 'white',
      border: '2px solid {colors.deep}',
      borderRadius: 'plate',
      _print: { marginInline: '0' },
    },
    '& .label': {
      position: 'absolute',
      top: '0',
      transform: 'translateY(-55%)',
      paddingBlock: '0.5',
      paddingInline: '3',
      bg: 'action',
      color: 'white',
      borderRadius: 'tag',
      fontSize: '1rem',
      fontWeight: '700',
      letterSpacing: '0.05em',
      // Covers the frame behind the label.
      _print: { bg: 'white !important', printColorAdjust: 'exact' },
    },
    '& .age': { marginTop: '1', color: 'fg.muted' },
    '& .price': {
      textStyle: 'price',
      color: 'fg.heading',
      marginLeft: 'auto',
      whiteSpace: { sm: 'nowrap' },
      '& wbr': { display: { sm: 'none' } },
    },
  },
});

export function Tiers() {
  return (
    <List>
      {FARM.tiers.map(({ name, age, label, low, high }) => (
        <li key={name} data-labelled={label && ''}>
          <div>
            {label && <p className="label">{label}</p>}
            <h3>{name}</h3>
            <p className="age">{age}</p>
          </div>
          <p className="price">
            <span>{dollars(low)}</span>
            {high > low && (
              <>
                -<wbr />
                <span>{dollars(high)}</span>
              </>
            )}
          </p>
        </li>
      ))}
    </List>
  );
}
