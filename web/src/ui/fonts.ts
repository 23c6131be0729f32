/** The characters in each font file. English needs only `basic`. If two ranges have a character, the last one counts. */
export const SUBSETS = {
  'latin-ext': 'U+100-24F,U+259,U+1E00-1E9F,U+20A0-20C0',
  vietnamese: 'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303,U+309,U+323,U+1EA0-1EF9',
  accents: 'U+A1-FF,U+131,U+152-153,U+2BB-2BC,U+304,U+308,U+2000-206F,U+20AC,U+2122,U+2212,U+2215',
  basic: 'U+20-7E,U+A0,U+A9,U+AD,U+B7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026',
};

/** By the beginning of the names of its files. The static weights of Fraunces are as small together as the variable font. */
export const WEB_FONTS = {
  'fraunces-500': { family: 'Fraunces', weight: '500' },
  'fraunces-600': { family: 'Fraunces', weight: '600' },
  'source-sans-3': { family: 'Source Sans 3', weight: '400 700' },
};

/** In percent of the font size. */
const FRAUNCES = { ascent: 97.8, descent: 25.5, weight: 'normal' };
const SOURCE_SANS = { ascent: 102.4, descent: 40, weight: 'normal' };

/**
 * Fonts of the device until the web fonts are loaded, scaled to their width and height, so that nothing moves. `size` is
 * the mean advance of the web font divided by that of the fallback font in percent, measured on this site's own headings
 * (600), texts (400), navigation (500) and buttons (600). `local` has only PostScript names, because each name that is
 * not found delays the first paint.
 */
export const FALLBACKS = [
  { ...FRAUNCES, family: 'Fraunces Georgia', local: ['Georgia-Bold'], size: 98.7 },
  { ...FRAUNCES, family: 'Fraunces Noto', local: ['NotoSerif-Bold'], size: 93.7 },
  { ...FRAUNCES, family: 'Fraunces Times', local: ['TimesNewRomanPS-BoldMT', 'LiberationSerif-Bold'], size: 111.5 },
  { ...SOURCE_SANS, family: 'Source Sans Arial', weight: '100 449', local: ['ArialMT', 'LiberationSans'], size: 92.9 },
  { ...SOURCE_SANS, family: 'Source Sans Arial', weight: '450 549', local: ['ArialMT', 'LiberationSans'], size: 95.7 },
  {
    ...SOURCE_SANS,
    family: 'Source Sans Arial',
    weight: '550 900',
    local: ['Arial-BoldMT', 'LiberationSans-Bold'],
    size: 88.7,
  },
  { ...SOURCE_SANS, family: 'Source Sans Roboto', local: ['Roboto-Regular'], size: 93.1 },
];

/** The style rules of all fonts. `urls` has that of each file in fonts/. */
export function fontFaces(urls: Readonly<Record<string, string>>): string {
  const webFonts = Object.entries(WEB_FONTS).flatMap(([font, { family, weight }]) =>
    Object.entries(SUBSETS).map(
      ([subset, range]) => `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;
        src:url(${urls[`../ui/fonts/${font}-${subset}.woff2`]})format("woff2");unicode-range:${range}}`,
    ),
  );
  const fallbacks = FALLBACKS.map(({ family, weight, local, size, ascent, descent }) => {
    const percent = (height: number) => `${Math.round((height / size) * 1000) / 10}%`;
    return `@font-face{font-family:"${family}";font-weight:${weight};src:${local.map((name) => `local(${name})`)};
      size-adjust:${size}%;ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%}`;
  });
  return [...webFonts, ...fallbacks].join('');
}
