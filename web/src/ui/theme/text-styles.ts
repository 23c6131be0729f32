import { defineTextStyles } from '@chakra-ui/react';

const heading = { fontFamily: 'heading', textWrap: 'balance' } as const;

/** Limits each heading's size by the screen's width, so that very large text breaks no words on a phone. */
export const textStyles = defineTextStyles({
  h1: {
    value: {
      ...heading,
      // From 1024 px on, the heading may stand in half of the window.
      fontSize: {
        base: 'min(14vw, clamp(1.9rem, 14vw - 0.9rem, 2.25rem))',
        sm: 'min(14vw, 1.45rem + 2.8vw, 3.75rem)',
        lg: 'min(4.6vw, 3.75rem)',
      },
      fontWeight: '600',
      lineHeight: '1.06',
      letterSpacing: '-0.025em',
    },
  },
  h2: {
    value: {
      ...heading,
      fontSize: 'min(13vw, clamp(1.9rem, 1.5rem + 1.75vw, 3rem))',
      fontWeight: '600',
      lineHeight: '1.1',
      letterSpacing: '-0.02em',
    },
  },
  h2Form: {
    value: {
      ...heading,
      fontSize: 'min(12vw, clamp(1.625rem, 1.5rem + 0.6vw, 2rem))',
      fontWeight: '600',
      lineHeight: '1.15',
      letterSpacing: '-0.02em',
    },
  },
  h3: {
    value: {
      ...heading,
      fontSize: 'min(10vw, clamp(1.375rem, 1.27rem + 0.45vw, 1.625rem))',
      fontWeight: '600',
      lineHeight: '1.2',
      letterSpacing: '-0.01em',
    },
  },
  item: { value: { fontFamily: 'heading', fontSize: 'min(10vw, 1.1875rem)', fontWeight: '600', lineHeight: '1.3' } },
  quote: {
    value: {
      ...heading,
      fontSize: 'min(11vw, clamp(1.5rem, 1.1rem + 1.5vw, 2.375rem))',
      fontWeight: '500',
      lineHeight: '1.28',
      letterSpacing: '-0.015em',
    },
  },
  price: {
    value: {
      fontFamily: 'heading',
      fontSize: 'min(13vw, clamp(1.75rem, 1.5rem + 1.1vw, 2.375rem))',
      fontWeight: '600',
      lineHeight: '1.1',
      letterSpacing: '-0.02em',
    },
  },
  figure: {
    value: {
      fontFamily: 'heading',
      fontSize: 'min(12vw, 2.125rem)',
      fontWeight: '600',
      lineHeight: '1.1',
      letterSpacing: '-0.02em',
    },
  },
  lead: { value: { fontSize: 'clamp(1.125rem, 1.07rem + 0.25vw, 1.3125rem)', lineHeight: '1.5' } },
  label: { value: { fontSize: '1.125rem', fontWeight: '650', lineHeight: '1.35' } },
  hint: { value: { fontSize: '1.0625rem', lineHeight: '1.45' } },
  small: { value: { fontSize: '1rem', lineHeight: '1.45' } },
});
