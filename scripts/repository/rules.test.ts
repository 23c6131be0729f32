import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path/posix';
import { expect, onTestFinished, test } from 'vitest';
import { SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { consultationSchema } from '../../functions/src/contract/consultation.ts';
import { PATHS } from '../../web/src/routes.ts';
import { PALETTE } from '../../web/src/ui/theme/palette.ts';

const THIS_FILE = 'scripts/repository/rules.test.ts';
const CODE = /\.(ts|tsx|css)$/;
const IMPORTED = /(?:from|import)\s*\(?\s*'([^']+)'/g;

const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n');
const DOCUMENTS = paths.filter((path) => path.endsWith('.md') && existsSync(path));

const WITH_COMMANDS = /\.(md|ts|tsx|yml|json)$|^\.ci\//;
/** The names of the commands of all package.json files. */
const SCRIPTS = ['.', 'web', 'functions'].flatMap((folder) => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  return Object.keys(scripts);
});

const files = paths
  .filter((file) => CODE.test(file) && file !== THIS_FILE && existsSync(file))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const imports = files.flatMap(({ path, text }) => {
  const targets = Array.from(text.matchAll(IMPORTED), ([, target = '']) => target);
  return targets.map((target) => ({ from: path, to: target.startsWith('.') ? join(path, '..', target) : target }));
});

/** Files, and the modules that they may import. */
const ALLOWED_IMPORTS: readonly (readonly [RegExp, RegExp])[] = [
  [/^functions\/src\/contract\/(?!.*test)/, /^(zod\/mini$|functions\/src\/contract\/)/],
  [/^functions\/src\/(http|mail)\/(?!.*test)/, /^(?!functions\/src\/(consultations|family|owner)\/)/],
  [/^functions\/src\/consultations\/(?!.*test)/, /^(?!functions\/src\/(family|owner|mail)\/)/],
  [/^functions\/src\/family\/(?!.*test)/, /^(?!functions\/src\/owner\/)/],
  [/^farm\//, /^((\.\.\/)?farm\/|(?!(web|functions|e2e|scripts)\/)[^/.])/],
  [/^functions\//, /^(functions\/|(?!(farm|web|e2e|scripts)\/)[^/.]|@)/],
  [/^web\//, /^(?!(e2e|scripts)\/)/],
  [/^e2e\//, /^(?!scripts\/)/],
  [/^web\/src\/content\//, /^(?!web\/|functions\/)|^web\/src\/content\/|^functions\/contract\/(farm|sections)\.ts$/],
  [/^web\/src\/ui\//, /^(?!web\/|functions\/)|^web\/src\/(ui|art)\//],
  [/^web\/src\/consultation-form\//, /^(?!web\/src\/(pages|frame|app|startup)|web\/build)/],
  [/^web\/src\/pages\//, /^(?!web\/src\/(frame|app|startup)|web\/build)/],
  [/^web\/src\/frame\//, /^(?!web\/src\/(app|startup)|web\/build)/],
  [/^web\/src\/app\//, /^(?!web\/src\/startup|web\/build)/],
  [/^web\/src\//, /^(?!web\/build)/],
];

// Imports point one way: farm -> web; content, ui -> consultation-form -> pages -> frame -> app -> startup; build -> src; e2e -> scripts; and in
// functions/: contract -> http, mail -> consultations -> family -> owner. functions/ imports nothing from outside, because a
// deploy uploads only that folder. The contract is part of the browser's script, so it imports only zod/mini: zod is 14
// KB larger.
test('imports point one way', () => {
  const violations = imports.filter(({ from, to }) =>
    ALLOWED_IMPORTS.some(([where, what]) => where.test(from) && !what.test(to)),
  );
  expect(violations).toEqual([]);
});

// The rest of functions/ is server code.
test('web imports only the contract from functions', () => {
  const functions = imports.filter(({ from, to }) => from.startsWith('web/') && /^functions\b/.test(to));
  expect(functions.filter(({ to }) => !/^functions\/(src\/)?contract\//.test(to))).toEqual([]);
});

// Colors are named in one place, so that their contrast is checked once.
test('colors are defined in the theme', () => {
  expect(matches(/#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/i, /^web\/src\/(?!ui\/theme)/)).toEqual([]);
});

// Mails and the pages of functions cannot import the theme, but use its colors.
test('functions use colors of the theme', () => {
  const own = files.filter(({ path }) => /^functions\/src\/(mail|http)\/(?!.*test)/.test(path));
  const colors = own.flatMap(({ text }) => text.match(/#[0-9a-f]{6}\b/gi) ?? []);
  expect(colors.length).toBeGreaterThan(0);
  expect(colors.filter((color) => !Object.values<string>(PALETTE).includes(color.toUpperCase()))).toEqual([]);
});

// Router, guard, navigation, sitemap and Hosting use one list.
test('paths of routes are written only in routes.ts, and the submit path only in the contract', () => {
  const paths = Object.values(PATHS).filter((path) => path !== PATHS.home);
  expect(
    matches(
      new RegExp(`['"\`](${paths.join('|')})['"\`]`),
      /^(?!web\/src\/routes\.ts|functions\/src\/contract\/call\.ts)/,
    ),
  ).toEqual([]);
});

// On a CPU slowed 4 times, the first formatter blocks hydration for 113 ms, and a collator for 40 ms.
test('pages use no formatter of Intl', () => {
  expect(matches(/\bIntl\.|\.(toLocale\w+|localeCompare)\(/, /^web\/src\/(?!.*test)/)).toEqual([]);
});

// A silenced type error or a skipped test hides a fault.
test('no check is silenced', () => {
  expect(
    matches(/@ts-(ignore|expect-error|nocheck)|\b(it|test|describe)(\.\w+)*\.(skip|only|todo|fixme|fails)\b/),
  ).toEqual([]);
});

// The repository must work in any folder.
test('no file contains a path of a machine', () => {
  expect(matches(/['"`\s](\/home\/|\/root\/|\/Users\/|\/tmp\/|\/work\/)/)).toEqual([]);
});

// Every clone downloads all earlier versions of the pictures.
test('the accepted pictures are small', () => {
  const pictures = paths.filter((path) => path.startsWith('e2e/pictures/accepted/') && existsSync(path));
  expect(pictures.length).toBeGreaterThan(60);
  expect(pictures.reduce((bytes, path) => bytes + statSync(path).size, 0)).toBeLessThan(4_500_000);
});

// Broken links make a document useless.
test('links in documents lead to existing files and headings', () => {
  const links = DOCUMENTS.flatMap((path) => {
    const targets = readFileSync(path, 'utf8').matchAll(/(?:\]\(|src=")(?!https?:)([^)"#]+)#?([^)"]*)/g);
    return Array.from(targets, ([, file = '', heading = '']) => ({ file: join(path, '..', file), heading }));
  });
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(({ file }) => !existsSync(file))).toEqual([]);
  expect(links.filter(({ file, heading }) => heading && !headingsOf(file).includes(heading))).toEqual([]);
});

// A missing command stops whoever follows a document, or a workflow that only GitHub runs.
test('each npm command in a document, message or workflow exists', () => {
  const commands = paths
    .filter((path) => WITH_COMMANDS.test(path) && existsSync(path))
    .flatMap((path) => {
      const found = readFileSync(path, 'utf8').matchAll(/npm run (?:-s |--silent )?([\w-]+(?::[\w-]+)*)/g);
      return Array.from(found, ([, command = '']) => ({ path, command }));
    });
  expect(commands.length).toBeGreaterThan(50);
  expect(commands.filter(({ command }) => !SCRIPTS.includes(command))).toEqual([]);
});

test('the submit function accepts the example in docs/request.md', () => {
  const [, path = '', body = ''] =
    /curl .*:\d+(\S+) .*-d '([^']+)'/.exec(readFileSync('docs/request.md', 'utf8')) ?? [];
  expect(path).toBe(SUBMIT_PATH);
  expect(consultationSchema.safeParse(JSON.parse(body)).error).toBeUndefined();
});

// A failed command must not hide the failures of the commands after it.
test('.ci/run runs all tests, also after a failure, and names the commands that failed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ci-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const npm = `#!/bin/sh\necho "$*" >> ${folder}/calls\ncase "$*" in *test) echo "no count"; exit 1;; esac\n`;
  writeFileSync(join(folder, 'npm'), npm, { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, TMPDIR: folder };
  const { status, stdout } = spawnSync('.ci/run', { env, encoding: 'utf8' });
  expect([status, stdout.split('\n').slice(-2)]).toEqual([1, ['did not pass: npm test', '']]);
  const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
  expect(calls).toEqual(['ci', 'test', 'run test:engines', 'run test:launch', 'run test:deploy']);
});

test('git ignores credentials, settings of one machine, and generated files', () => {
  const files = [
    'gha-creds-1.json',
    'functions/.env.local',
    'farm-photos.jpg',
    'web/src/ui/picture/photos.generated.ts',
    'web/dist/index.html',
    'functions/lib/index.js',
    'scripts/tsconfig.tsbuildinfo',
    'test-results/unit.json',
    '.build.json',
    // The Firebase CLI writes these during a deploy, which stops if files have changed since the preview.
    '.firebase/hosting.d2ViL2Rpc3Q.cache',
    'firebase-debug.log',
  ];
  const ignored = execFileSync('git', ['check-ignore', '--no-index', ...files], { encoding: 'utf8' });
  expect(ignored.trim().split('\n')).toEqual(files);
});

/** The anchors that GitHub gives to headings. */
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
