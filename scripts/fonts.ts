import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from '../tools/project.ts';
import { SUBSETS, type WEB_FONTS } from '../web/src/ui/fonts.ts';

/** The files in the packages, with `*` for the subset. */
const SOURCES: Record<keyof typeof WEB_FONTS, string> = {
  'fraunces-500': '@fontsource/fraunces/files/fraunces-*-500-normal.woff2',
  'fraunces-600': '@fontsource/fraunces/files/fraunces-*-600-normal.woff2',
  'source-sans-3': '@fontsource-variable/source-sans-3/files/source-sans-3-*-wght-normal.woff2',
};

const OPTIONS = {
  targetFormat: 'woff2' as const,
  // The features that browsers enable by default. The pages use no other.
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'clig', 'calt', 'rlig'],
  // Every copy must contain the license.
  preserveNameIds: [13, 14],
};

/** Generates the fonts of the site (web/src/ui/fonts.ts) from their npm packages (`node scripts/fonts.ts`). */
const FOLDER = join(ROOT, 'web/src/ui/fonts');

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER);
for (const [name, from] of Object.entries(SOURCES))
  for (const [subset, range] of Object.entries(SUBSETS)) {
    // Their subset `latin` has the characters of ours that they do not have.
    const file = import.meta.resolve(from.replace('*', /accents|basic/.test(subset) ? 'latin' : subset));
    const axes = name === 'source-sans-3' ? { wght: { min: 400, max: 700 } } : {};
    const options = { ...OPTIONS, variationAxes: axes };
    const font = await subsetFont(await readFile(new URL(file)), charactersIn(range), options);
    await writeFile(join(FOLDER, `${name}-${subset}.woff2`), font);
  }

function charactersIn(range: string): string {
  const ranges = Array.from(range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g), ([, first = '', last = first]) => {
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, i) => String.fromCodePoint(start + i));
  });
  return ranges.flat().join('');
}
