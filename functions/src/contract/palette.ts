/** The colors of the illustrations. Their contrast ratios are in web/src/ui/theme/semantic-tokens.ts. */
export const PALETTE = {
  cream: '#FBF6EA',
  white: '#FFFFFF',
  straw: '#F3E3BC',
  dawn: '#F6D7B8',
  sky: '#DCE9E6',
  pasture: '#3F6B4C',
  deep: '#23402F',
  wheat: '#E6C98B',
  mist: '#E9EFE6',
  ink: '#24231F',
  slate: '#3F4C50',
  slateLight: '#4B5A5E',
  barn: '#A4412F',
  barnDark: '#8C3526',
  barnDarker: '#74291C',
  bark: '#6B6354',
  rule: '#D9CBAA',
  ruleDeep: '#56705F',
  quiltCream: '#F7EEDC',
  quiltTan: '#A57C4F',
  quiltBrown: '#4A3B30',
} as const;

/** The color of the main button on pages and in mails. */
export const ACTION = 'barn' satisfies keyof typeof PALETTE;

/** The path of the hills above a footer, 1440 wide and 48 high. */
export const HILLS = 'M0 14c230-18 470 24 760 14S1220 2 1440 16v32H0Z';
