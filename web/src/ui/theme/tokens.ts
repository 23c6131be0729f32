import { defineTokens } from '@chakra-ui/react';
import { PALETTE } from 'functions/contract/palette.ts';

/** The names of distances, which are quarters of a rem. */
const QUARTERS = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 6.5, 7, 8, 9, 10, 12, 14, 16, 20, 24, 28];

export const tokens = defineTokens({
  // The last one is `deep` in the light of the night.
  colors: valuesOf({ ...PALETTE, deepNight: '#0f211e' }),
  fonts: {
    heading: { value: "'Fraunces', 'Fraunces Georgia', 'Fraunces Noto', 'Fraunces Times', serif" },
    body: { value: "'Source Sans 3', 'Source Sans Arial', 'Source Sans Roboto', sans-serif" },
  },
  spacing: {
    ...valuesOf(Object.fromEntries(QUARTERS.map((size) => [size, `${size / 4}rem`]))),
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
  // The light at the farm, multiplied with a drawing of its dawn.
  gradients: {
    day: { value: 'linear-gradient(#cfe8f7, #e6f4fb 45%, #fff 75%)' },
    dusk: { value: 'linear-gradient(#d8cdf0, #f8d3bf 40%, #f5bfa0 60%, #f0d9c6 74%, #f2dfcd 90%, #fff)' },
    // The dog at the right stays white.
    wideDusk: { value: 'linear-gradient(100deg, #e2cdea, #f6cdb5 45%, #f1ded4 70%, #efe3e0)' },
    night: { value: 'linear-gradient(#1b2c52, #2c466f 58%, #7d97bd 78%, #64809f 90%)' },
    // The text is at the left, and the dog at the right.
    wideNight: { value: 'linear-gradient(150deg, #1b2c52, #2c466f 42%, #7d97bd 70%, #64809f)' },
  },
  shadows: {
    toast: { value: '0 8px 24px rgb(36 35 31 / 0.22)' },
  },
});

function valuesOf(values: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}
