import { defineTextStyles } from '@chakra-ui/react';

const heading = { fontFamily: 'heading', textWrap: 'balance' } as const;
const h1 = { ...heading, fontWeight: '600', lineHeight: '1.04', letterSpacing: '-0.025em' } as const;

/** Limits each heading's size by the screen's width, so that very large text breaks no words on a phone. */
export const textStyles = defineTextStyles({
  h1: { value: { ...h1, fontSize: 'min(15vw, clamp(2.375rem, 1.55rem + 3.4vw, 4.25rem))' } },
  h1Home: {
    value: {
      ...h1,
      fontSize: {
        base: 'min(15vw, clamp(2.375rem, 1.55rem + 3.4vw, 4.25rem))',
        md: 'clamp(2.75rem, 1.1rem + 3.5vw, 4.25rem)',
      },
    },
  },
  h1Form: { value: { ...h1, fontSize: 'min(14vw, clamp(2.25rem, 1.6rem + 2.6vw, 3.25rem))' } },
  h1ThankYou: { value: { ...h1, fontSize: 'min(14vw, clamp(2rem, 1.5rem + 2vw, 3.25rem))', lineHeight: '1.1' } },
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
  lead: { value: { fontSize: 'clamp(1.125rem, 1.07rem + 0.25vw, 1.3125rem)', lineHeight: '1.5', textWrap: 'pretty' } },
  label: { value: { fontSize: '1.125rem', fontWeight: '650', lineHeight: '1.35' } },
  hint: { value: { fontSize: '1.0625rem', lineHeight: '1.45' } },
  small: { value: { fontSize: '1rem', lineHeight: '1.45' } },
});
