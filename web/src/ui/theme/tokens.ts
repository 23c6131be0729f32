import { defineTokens } from '@chakra-ui/react';
import { PALETTE } from 'functions/contract/palette.ts';

export const tokens = defineTokens({
  // The last one is `deep` in the light of the night.
  colors: valuesOf({ ...PALETTE, deepNight: '#0f211e' }),
  fonts: {
    heading: { value: "'Fraunces', 'Fraunces Georgia', 'Fraunces Noto', 'Fraunces Times', serif" },
    body: { value: "'Source Sans 3', 'Source Sans Arial', 'Source Sans Roboto', sans-serif" },
  },
  spacing: {
    // Limited by the screen's width, so that large text does not widen it on a phone.
    gutter: { value: 'min(6.25vw, clamp(1.25rem, 0.6rem + 2.8vw, 3.125rem))' },
    header: { value: 'var(--header-height)' },
    section: { value: 'clamp(2.25rem, 0.6rem + 6.8vw, 7rem)' },
  },
  sizes: {
    full: { value: '100%' },
    container: { value: '83rem' },
    form: { value: '40rem' },
    short: { value: '22em' },
    measure: { value: '36em' },
    target: { value: '44px' },
    header: { value: 'var(--header-height)' },
  },
  radii: {
    tag: { value: '4px' },
    control: { value: '6px' },
    row: { value: '8px' },
    plate: { value: '10px' },
  },
  borders: {
    control: { value: '2px solid {colors.bark}' },
    head: { value: '2px solid {colors.deep}' },
    hairline: { value: '1px solid {colors.rule}' },
    hairlineDeep: { value: '1px solid {colors.ruleDeep}' },
  },
  shadows: {
    toast: { value: '0 8px 24px rgb(36 35 31 / 0.22)' },
  },
});

function valuesOf(values: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}
