import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { PATHS } from '../../web/src/routes.ts';
import { PALETTE } from '../../web/src/ui/theme/palette.ts';

const THIS_FILE = 'scripts/repository/rules.test.ts';
const CODE = /\.(ts|tsx|css)$/;
const IMPORTED = /(?:from|import)\s*\(?\s*'([^']+)'/g;

const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n');
const DOCUMENTS = paths.filter((path) => path.endsWith('.md') && existsSync(path));

const files = paths
  .filter((file) => CODE.test(file) && file !== THIS_FILE && existsSync(file))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const imports = files.flatMap(({ path, text }) => {
  const targets = Array.from(text.matchAll(IMPORTED), ([, target = '']) => target);
  return targets.map((target) => ({ from: path, to: target.startsWith('.') ? join(path, '..', target) : target }));
});

/** Left: where the import stands. Right: what of our own code it may name. */
const MAY_IMPORT: readonly (readonly [RegExp, RegExp])[] = [
  [/^functions\/src\/contract\/(?!.*test)/, /^(zod\/mini$|functions\/src\/contract\/)/],
  [/^functions\/src\/(http|mail)\/(?!.*test)/, /^(?!functions\/src\/(consultations|owner)\/)/],
  [/^functions\/src\/consultations\/(?!.*test)/, /^(?!functions\/src\/(owner|mail)\/)/],
  [/^functions\//, /^(functions\/|(?!(web|e2e|scripts)\/)[^/.]|@)/],
  [/^web\/src\/content\//, /^(?!web\/|functions\/)|^web\/src\/content\/|^functions\/contract\/(farm|sections)\.ts$/],
  [/^web\/src\/ui\//, /^(?!web\/|functions\/)|^web\/src\/(ui|art)\//],
  [/^web\/src\/consultation-form\//, /^(?!web\/src\/(pages|frame|app|startup)|web\/build)/],
  [/^web\/src\/pages\//, /^(?!web\/src\/(frame|app|startup)|web\/build)/],
  [/^web\/src\/frame\//, /^(?!web\/src\/(app|startup)|web\/build)/],
  [/^web\/src\/app\//, /^(?!web\/src\/startup|web\/build)/],
  [/^web\/src\//, /^(?!web\/build)/],
];

// Data travels one way: content, ui -> consultation-form -> pages -> frame -> app -> startup; build -> src; and in the
// function contract -> http, mail -> consultations -> owner. A deploy uploads functions/ alone, so it needs nothing
// outside. The browser loads the contract, so that brings nothing but zod, and of it the form that bundlers can take
// apart: zod itself would be 14 KB more for every family.
test('imports point one way', () => {
  const against = imports.filter(({ from, to }) =>
    MAY_IMPORT.some(([where, what]) => where.test(from) && !what.test(to)),
  );
  expect(against).toEqual([]);
});

// Of two files that need each other neither can be read, tested or moved alone.
test('no two files import each other, directly or by a detour', () => {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const { to } of targets.get(from) ?? []) if (!seen.has(to)) reached(to, seen.add(to));
    return seen;
  };
  expect(targets.size).toBeGreaterThan(100);
  expect([...targets.keys()].filter((file) => reached(file).has(file))).toEqual([]);
});

// The rest of functions/ is server code.
test('web takes nothing but the contract from functions', () => {
  const functions = imports.filter(({ from, to }) => from.startsWith('web/') && /^functions\b/.test(to));
  expect(functions.filter(({ to }) => !/^functions\/(src\/)?contract\//.test(to))).toEqual([]);
});

// A colour has a name and a place, so that contrast is decided once.
test('colours stand in the theme', () => {
  expect(matches(/#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i, /^web\/src\/(?!ui\/theme)/)).toEqual([]);
});

// Mails and the functions' own pages cannot load the theme, and look like the site all the same.
test("the functions' colours are the site's", () => {
  const own = files.filter(({ path }) => /^functions\/src\/(mail|http)\/(?!.*test)/.test(path));
  const colours = own.flatMap(({ text }) => text.match(/#[0-9a-f]{6}\b/gi) ?? []);
  expect(colours.length).toBeGreaterThan(0);
  expect(colours.filter((colour) => !Object.values<string>(PALETTE).includes(colour.toUpperCase()))).toEqual([]);
});

// Router, guard, navigation, sitemap and Hosting stay in step because there is one list.
test('paths of routes stand in routes.ts', () => {
  const paths = Object.values(PATHS).filter((path) => path !== PATHS.home);
  expect(matches(new RegExp(`['"\`](${paths.join('|')})['"\`]`), /^(?!web\/src\/routes\.ts)/)).toEqual([]);
});

// The first formatter took a CPU slowed four times 113 ms to set up, a collator 40, in one piece, while a page came alive.
test('pages set up none of the formatters of Intl', () => {
  expect(matches(/\bIntl\.|\.(toLocale\w+|localeCompare)\(/, /^web\/src\/(?!.*test)/)).toEqual([]);
});

// A silenced type or a test that does not run is a hole that nobody sees.
test('no check is silenced', () => {
  expect(
    matches(/@ts-(ignore|expect-error|nocheck)|\b(it|test|describe)(\.\w+)*\.(skip|only|todo|fixme|fails)\b/),
  ).toEqual([]);
});

// The repository works wherever it is cloned.
test('no path of a machine is written down', () => {
  expect(matches(/['"`\s](\/home\/|\/root\/|\/Users\/|\/tmp\/|\/work\/)/)).toEqual([]);
});

// What does not fit on a few screens does more than one thing. Words are data.
test('no file is longer than 250 lines', () => {
  const long = files.filter(({ path, text }) => !path.startsWith('web/src/content/') && text.split('\n').length > 251);
  expect(long.map(({ path }) => path)).toEqual([]);
});

// A document that points nowhere is not read again.
test('links of the documents lead to a file, and to a heading in it where they name one', () => {
  const links = DOCUMENTS.flatMap((path) => {
    const targets = readFileSync(path, 'utf8').matchAll(/(?:\]\(|src=")(?!https?:)([^)"#]+)#?([^)"]*)/g);
    return Array.from(targets, ([, file = '', heading = '']) => ({ file: join(path, '..', file), heading }));
  });
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(({ file }) => !existsSync(file))).toEqual([]);
  expect(links.filter(({ file, heading }) => heading && !headingsOf(file).includes(heading))).toEqual([]);
});

/** As the addresses of GitHub name them. */
function headingsOf(document: string): string[] {
  const headings = readFileSync(document, 'utf8').matchAll(/^#+ (.*)$/gm);
  return Array.from(headings, ([, words = '']) =>
    words
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}

function matches(pattern: RegExp, where = /./): string[] {
  return files.filter(({ path, text }) => where.test(path) && pattern.test(text)).map(({ path }) => path);
}
