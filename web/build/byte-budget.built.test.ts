import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { DIST } from './built-pages.ts';

interface Budget {
  readonly kind: string;
  readonly files: readonly string[];
  /** Maximum size of one file, in bytes as the browser downloads them. */
  readonly each: number;
  readonly together: number;
}

const ASSETS = join(DIST, 'assets');
const OTHER_PAGE = /^(?!family-consultation-).*-page-/;

/** Size limits that need no browser to check. Each leaves room for longer facts of the owner. */
const BUDGETS: readonly Budget[] = [
  { kind: 'pages', files: built('*.html'), each: 20_000, together: 120_000 },
  { kind: "the form's scripts", files: formsScripts(), each: 60_000, together: 160_000 },
  { kind: 'the fonts of every page', files: built('assets/*-basic-*.woff2'), each: 16_000, together: 40_000 },
];

test.each(BUDGETS)('$kind are within their size limits', ({ files, each, together }) => {
  const sizes = files.map((file) => ({ file, bytes: bytesOf(file) }));
  expect(sizes.length, 'number of files: run npm run build first').toBeGreaterThan(2);
  expect(sizes.filter(({ bytes }) => bytes > each)).toEqual([]);
  expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(together);
});

function built(pattern: string): string[] {
  return globSync(join(DIST, pattern));
}

/** The entry script and, recursively, all scripts that it imports, except those of other pages. */
function formsScripts(): string[] {
  const loaded = new Set(built('assets/index-*.js'));
  for (const file of loaded) {
    const names = readFileSync(file, 'utf8').matchAll(/["'`]\.\/([\w-]+\.js)["'`]/g);
    for (const [, name = ''] of names) if (!OTHER_PAGE.test(name)) loaded.add(join(ASSETS, name));
  }
  return [...loaded];
}

/** Returns the size of the download. Hosting compresses text files, and font files are already compressed. */
function bytesOf(file: string): number {
  const content = readFileSync(file);
  return file.endsWith('.woff2') ? content.length : brotliCompressSync(content).length;
}
