import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { DIST } from './built-pages.ts';

interface Budget {
  readonly kind: string;
  readonly files: string;
  readonly without?: RegExp;
  /** In bytes as a browser gets them. */
  readonly each: number;
  readonly together: number;
}

const OTHER_PAGES = /assets\/(?!family-consultation-).*-page-/;

/** What `npm run bench` holds a page to, before a browser has to be asked: each a few per cent above what there is. */
const BUDGETS: readonly Budget[] = [
  { kind: 'pages', files: '*.html', each: 16_000, together: 100_000 },
  { kind: "the form's scripts", files: 'assets/*.js', without: OTHER_PAGES, each: 60_000, together: 150_000 },
  { kind: 'fonts', files: 'assets/*.woff2', each: 30_000, together: 66_000 },
];

test.each(BUDGETS)('$kind weigh no more than a slow line can carry', ({ files, without, each, together }) => {
  const loaded = globSync(join(DIST, files)).filter((file) => !without?.test(file));
  const sizes = loaded.map((file) => ({ file, bytes: bytesOf(file) }));
  expect(sizes, 'npm run build makes them').not.toEqual([]);
  expect(sizes.filter(({ bytes }) => bytes > each)).toEqual([]);
  expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(together);
});

/** Hosting compresses text; fonts are compressed as they are. */
function bytesOf(file: string): number {
  const content = readFileSync(file);
  return file.endsWith('.woff2') ? content.length : brotliCompressSync(content).length;
}
