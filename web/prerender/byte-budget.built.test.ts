import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PATHS, ROUTES } from '../src/routes.ts';
import { all, DIST, fileFor, pageAt } from './built-pages.ts';

/** The sizes of files, because compressing takes most of the time, and pages share files. */
const SIZES = new Map<string, number>();

/** The limits that decide whether an update of a package or a new picture is good enough, in bytes as a browser downloads them. */
const BUDGETS = [
  { kind: "home's first view", files: filesOfFirstView(), together: 52_400 },
  { kind: "the script of the form's page", files: scriptsOf(PATHS.consultation), together: 140_000 },
  { kind: 'the script of the home page', files: scriptsOf(PATHS.home), together: 113_300 },
];

/** The same for a page's HTML, by the name of the page. */
const HTML = [
  [/^(home|family-consultation)$/, 21_100],
  [/-pups$/, 18_200],
  [/^/, 14_900],
] as const;

test.each(BUDGETS)('$kind is within its limit', ({ files, together }) => {
  const sizes = Object.fromEntries(files.map((file) => [file.slice(DIST.length + 1), bytesOf(file)]));
  expect(Object.keys(sizes).length).toBeGreaterThan(2);
  const sum = Object.values(sizes).reduce((total, bytes) => total + bytes, 0);
  expect(sum, JSON.stringify(sizes, null, 2)).toBeLessThanOrEqual(together);
});

test.each(globSync(join(DIST, '*.html')))('the HTML of %s is within its limit', (file) => {
  const { page = '' } = ROUTES.find(({ path }) => fileFor(path) === file) ?? {};
  expect(bytesOf(file)).toBeLessThanOrEqual(HTML.find(([name]) => name.test(page))?.[1] ?? 0);
});

// Only the first line of a file is a hint for Chromium.
test.each([...scriptsOf(PATHS.home), ...scriptsOf(PATHS.consultation)])(
  '%s asks to be compiled while it loads',
  (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  },
);

test.each([PATHS.home, PATHS.consultation])('%s has at most 12 styled elements, which cost time to hydrate', (path) => {
  const styled = all(pageAt(path), '#root [class^="css-"], #root [class*=" css-"]');
  expect(styled.length).toBeGreaterThan(5);
  expect(styled.length).toBeLessThanOrEqual(12);
});

/** The page, the drawing above the fold in its larger version, the drawings in its styles, and the two main fonts. */
function filesOfFirstView(): string[] {
  const html = readFileSync(fileFor(PATHS.home), 'utf8');
  const links = pageAt(PATHS.home).querySelectorAll('link[rel=preload][href$=".svg"]');
  const preloads = Array.from(links, (link) => fileFor(link.getAttribute('href') ?? ''));
  const largest = preloads.toSorted((one, other) => bytesOf(other) - bytesOf(one)).slice(0, 1);
  const drawings = [...html.matchAll(/url\("?([^")]+\.svg)/g)].map(([, path = '']) => fileFor(path));
  const fonts = globSync(join(DIST, 'assets/{fraunces-600,source-sans-3}-basic-*.woff2'));
  return [...new Set([fileFor(PATHS.home), ...largest, ...drawings, ...fonts])];
}

function scriptsOf(path: Parameters<typeof pageAt>[0]): string[] {
  const [start] = all(pageAt(path), 'script[data-entry]');
  const { entry = '', chunks = '' } = (start as HTMLScriptElement).dataset;
  return [entry, ...chunks.split(' ')].map(fileFor);
}

/** The size of the download. Hosting compresses text files with brotli, and font files are already compressed. */
function bytesOf(file: string): number {
  const content = readFileSync(file);
  const size = SIZES.get(file) ?? (file.endsWith('.woff2') ? content.length : brotliCompressSync(content).length);
  SIZES.set(file, size);
  return size;
}
