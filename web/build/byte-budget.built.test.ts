import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { DIST } from './built-pages.ts';

interface Budget {
  readonly kind: string;
  readonly files: readonly string[];
  /** In bytes as a browser gets them. */
  readonly each: number;
  readonly together: number;
}

const ASSETS = join(DIST, 'assets');
const OTHER_PAGE = /^(?!family-consultation-).*-page-/;

/** What `npm run bench` holds a page to, before a browser has to be asked: each a few per cent above what there is. */
const BUDGETS: readonly Budget[] = [
  { kind: 'pages', files: built('*.html'), each: 16_000, together: 100_000 },
  { kind: "the form's scripts", files: formsScripts(), each: 60_000, together: 150_000 },
  { kind: 'fonts', files: built('assets/*.woff2'), each: 30_000, together: 66_000 },
];

test.each(BUDGETS)('$kind weigh no more than a slow line can carry', ({ files, each, together }) => {
  const sizes = files.map((file) => ({ file, bytes: bytesOf(file) }));
  expect(sizes.length, 'npm run build makes them').toBeGreaterThan(2);
  expect(sizes.filter(({ bytes }) => bytes > each)).toEqual([]);
  expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(together);
});

function built(pattern: string): string[] {
  return globSync(join(DIST, pattern));
}

/** Whatever the entry names, and what that names, but for the pages beside the form's. */
function formsScripts(): string[] {
  const loaded = new Set(built('assets/index-*.js'));
  for (const file of loaded) {
    const names = readFileSync(file, 'utf8').matchAll(/["'`]\.\/([\w-]+\.js)["'`]/g);
    for (const [, name = ''] of names) if (!OTHER_PAGE.test(name)) loaded.add(join(ASSETS, name));
  }
  return [...loaded];
}

/** Hosting compresses text; fonts are compressed as they are. */
function bytesOf(file: string): number {
  const content = readFileSync(file);
  return file.endsWith('.woff2') ? content.length : brotliCompressSync(content).length;
}
