import { defineTextStyles } from '@chakra-ui/react';

function heading(fontSize: string | Readonly<Record<string, string>>, lineHeight: string, letterSpacing: string) {
  return {
    value: { fontFamily: 'heading', fontSize, fontWeight: '600', lineHeight, letterSpacing, textWrap: 'balance' },
  } as const;
}

/** From 1024 px on, the heading may take half of the window. */
const H1_SIZE = {
  base: 'min(14vw, clamp(1.9rem, 14vw - 0.9rem, 2.25rem))',
  sm: 'min(14vw, 1.45rem + 2.8vw, 3.75rem)',
  lg: 'min(4.6vw, 3.75rem)',
};
const QUOTE = heading('min(11vw, clamp(1.5rem, 1.1rem + 1.5vw, 2.375rem))', '1.28', '-0.015em');

/** Limits each heading's size by the screen's width, so that very large text breaks no words on a phone. */
export const textStyles = defineTextStyles({
  h1: heading(H1_SIZE, '1.06', '-0.025em'),
  h2: heading('min(13vw, clamp(1.9rem, 1.5rem + 1.75vw, 3rem))', '1.1', '-0.02em'),
  h2Form: heading('min(12vw, clamp(1.625rem, 1.5rem + 0.6vw, 2rem))', '1.15', '-0.02em'),
  h3: heading('min(10vw, clamp(1.375rem, 1.27rem + 0.45vw, 1.625rem))', '1.2', '-0.01em'),
  item: { value: { fontFamily: 'heading', fontSize: 'min(10vw, 1.1875rem)', fontWeight: '600', lineHeight: '1.3' } },
  quote: { value: { ...QUOTE.value, fontWeight: '500' } },
  price: heading('min(13vw, clamp(1.75rem, 1.5rem + 1.1vw, 2.375rem))', '1.1', '-0.02em'),
  figure: heading('min(12vw, 2.125rem)', '1.1', '-0.02em'),
  lead: { value: { fontSize: 'clamp(1.125rem, 1.07rem + 0.25vw, 1.3125rem)', lineHeight: '1.5' } },
  label: { value: { fontSize: '1.125rem', fontWeight: '650', lineHeight: '1.35' } },
  hint: { value: { fontSize: '1.0625rem', lineHeight: '1.45' } },
  small: { value: { fontSize: '1rem', lineHeight: '1.45' } },
});
