import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from '../tools/project.ts';

/**
 * The browser loads a file only if the page has a character of its range. English text needs only `basic`; the others
 * are for names with accents. If two ranges contain a character, the last one counts.
 */
const SUBSETS = [
  { name: 'latin-ext', from: 'latin-ext', range: 'U+100-24F, U+259, U+1E00-1E9F, U+20A0-20C0' },
  {
    name: 'vietnamese',
    from: 'vietnamese',
    range:
      'U+102-103, U+110-111, U+128-129, U+168-169, U+1A0-1A1, U+1AF-1B0, U+300-301, U+303, U+309, U+323, U+1EA0-1EF9',
  },
  {
    name: 'accents',
    from: 'latin',
    range: 'U+A1-FF, U+131, U+152-153, U+2BB-2BC, U+304, U+308, U+2000-206F, U+20AC, U+2122, U+2212, U+2215',
  },
  {
    name: 'basic',
    from: 'latin',
    range: 'U+20-7E, U+A0, U+A9, U+AD, U+B7, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026',
  },
] as const;

const FRAUNCES = { family: 'Fraunces', axes: {} };
/** The static weights of Fraunces are as small together as the variable font alone. */
const FACES = [
  { ...FRAUNCES, file: 'fraunces-500', weight: '500', from: '@fontsource/fraunces/files/fraunces-*-500-normal.woff2' },
  { ...FRAUNCES, file: 'fraunces-600', weight: '600', from: '@fontsource/fraunces/files/fraunces-*-600-normal.woff2' },
  {
    family: 'Source Sans 3',
    axes: { wght: { min: 400, max: 700 } },
    file: 'source-sans-3',
    weight: '400 700',
    from: '@fontsource-variable/source-sans-3/files/source-sans-3-*-wght-normal.woff2',
  },
];

const OPTIONS = {
  targetFormat: 'woff2' as const,
  // The features that browsers enable by default. The pages use no other.
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'clig', 'calt', 'rlig'],
  // Every copy must contain the license.
  preserveNameIds: [13, 14],
};

/** Generates the fonts of the site, and their CSS, from their npm packages (`node scripts/fonts.ts`). */
const FOLDER = join(ROOT, 'web/src/ui/fonts');

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER);
const rules = [];
for (const face of FACES)
  for (const subset of SUBSETS) {
    const file = `${face.file}-${subset.name}.woff2`;
    await writeFile(join(FOLDER, file), await cut(face, subset));
    rules.push(`@font-face {
  font-family: "${face.family}";
  font-weight: ${face.weight};
  font-display: swap;
  src: url("./${file}") format("woff2");
  unicode-range: ${subset.range};
}
`);
  }
await writeFile(join(FOLDER, 'faces.css'), rules.join('\n'));

async function cut({ from, axes }: (typeof FACES)[number], subset: (typeof SUBSETS)[number]): Promise<Buffer> {
  const file = import.meta.resolve(from.replace('*', subset.from));
  return subsetFont(await readFile(new URL(file)), charactersIn(subset.range), { ...OPTIONS, variationAxes: axes });
}

function charactersIn(range: string): string {
  const ranges = Array.from(range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g), ([, first = '', last = first]) => {
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, i) => String.fromCodePoint(start + i));
  });
  return ranges.flat().join('');
}
