import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

interface Budget {
  readonly kind: string;
  readonly files: string;
  /** In bytes as a browser gets them. */
  readonly each: number;
  readonly together: number;
}

/** What `npm run bench` holds a page to, before a browser has to be asked: each a few per cent above what there is. */
const BUDGETS: readonly Budget[] = [
  { kind: 'pages', files: '*.html', each: 16_000, together: 100_000 },
  // React is the largest; without the five other pages' own 12 KB it is what the form's page loads.
  { kind: 'scripts', files: 'assets/*.js', each: 60_000, together: 164_500 },
  { kind: 'fonts', files: 'assets/*.woff2', each: 30_000, together: 66_000 },
];

test.each(BUDGETS)('$kind weigh no more than a slow line can carry', ({ files, each, together }) => {
  const sizes = globSync(`web/dist/${files}`).map((file) => ({ file, bytes: bytesOf(file) }));
  expect(sizes, 'npm run build makes them').not.toEqual([]);
  expect(sizes.filter(({ bytes }) => bytes > each)).toEqual([]);
  expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(together);
});

/** Hosting compresses text; fonts are compressed as they are. */
function bytesOf(file: string): number {
  const content = readFileSync(file);
  return file.endsWith('.woff2') ? content.length : brotliCompressSync(content).length;
}
