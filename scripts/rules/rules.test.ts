import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { consultationSchema } from '../../functions/src/contract/schema.ts';
import { SAMPLES } from '../../tools/emulators/samples.ts';
import { PATHS } from '../../web/src/routes.ts';

/** Tests may import more. */
const SERVER = 'functions/src/(?!.*test)';
const UI = 'web/src/ui/(?!.*test)';
const IMPORTED = /(?:from|import)\s*\(?\s*'([^']+)'/g;

const FILES = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(md|ts|tsx|css|yml|json)$|^\.ci\//.test(path) && existsSync(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const CODE = FILES.filter(({ path }) => /\.(ts|tsx|css)$/.test(path) && !import.meta.filename.endsWith(path));

const IMPORTS = CODE.flatMap(({ path, text }) => {
  const targets = Array.from(text.matchAll(IMPORTED), ([, target = '']) => target);
  return targets.map((to) => ({ from: path, to: to.startsWith('.') ? join(path, '..', to.replace(/\?.*/, '')) : to }));
});

/** The reason of each direction, the files, and what they must not import. All are beginnings of paths. */
const DIRECTIONS = [
  ['every other folder reads farm/', 'farm/', '(web|functions|e2e|scripts|tools)/'],
  ['the model of the facts knows no files', 'farm/model/', 'farm/check/|node:'],
  ['pages contain no code of the check', 'web/src/', 'farm/check/'],
  ['a deploy uploads only functions/', 'functions/', '(farm|web|e2e|scripts|tools)/|\\.\\.'],
  ['the commands in scripts/ use everything else', '(web|e2e|tools)/', 'scripts/'],
  ['commands and tests share tools/', 'tools/', '(web|functions|farm|e2e)/'],
  ['pages contain no code of tests and tools', 'web/', '(e2e|tools)/'],
  ['pages contain no code of the server', 'web/', 'functions(?!/(src/)?contract/)'],
  [
    'pages contain the contract, and zod is much larger than zod/mini',
    `${SERVER}contract/`,
    '(?!zod/mini$|functions/src/contract/)',
  ],
  ['all endpoints share http/ and mail/', `${SERVER}(http|mail)/`, 'functions/src/(consultations|family|owner)/'],
  [
    'a request is stored even if mail does not work',
    `${SERVER}consultations/`,
    'functions/src/(family|owner(?!/to-do)|mail)/',
  ],
  ['owner/ also sends the mails of family/', `${SERVER}family/`, 'functions/src/owner/(?!to-do)'],
  ['texts are plain data', 'web/src/content/', 'web/(?!src/content/)|functions/(?!contract/(farm|questions)\\.ts$)'],
  ['shared components know no page and no text', UI, 'web/(?!src/(ui|art)/)|functions/(?!contract/palette)'],
  ['the form is part of a page', 'web/src/consultation-form/', 'web/src/(pages|frame|app|startup)/'],
  ['a page is shown inside the frame', 'web/src/pages/', 'web/src/(frame|app|startup)/'],
  ['the router uses the frame', 'web/src/frame/', 'web/src/(app|startup)/'],
  ['the startup loads the app', 'web/src/app/', 'web/src/startup/'],
  ['every folder uses the files outside of folders', 'web/src/(?!.*test)[^/]+$', 'web/src/(?!(content|ui)/)[^/]+/'],
  ['browsers run no code of the build', 'web/src/', 'web/prerender/'],
] as const;

test.each(DIRECTIONS)('imports point one way: %s', (_, from, not) => {
  const own = IMPORTS.filter((each) => new RegExp(`^(${from})`).test(each.from));
  expect(own).not.toEqual([]);
  expect(own.filter((each) => new RegExp(`^(${not})`).test(each.to))).toEqual([]);
});

/** The rule, what the code must not contain, and where. */
const FORBIDDEN: readonly (readonly [string, RegExp, RegExp])[] = [
  [
    'pages do not use Intl, whose first formatter blocks the hydration of a slow phone',
    /\bIntl\.|\.(toLocale\w+|localeCompare)\(/,
    // Rendered only after a request was sent.
    /^web\/src\/(?!.*test|.*promised-time)/,
  ],
  [
    'lists of pages are a PlainList, because Safari takes other lists without markers for no lists',
    /<([uo]l[ >]|chakra\.[uo]l (?!.*asChild))/,
    /^web\/src\//,
  ],
  // Allows `& > *`, which spaces whatever is there, a sibling with a class, the box around a picture on paper, and the number
  // of a section, which says whether it is in the first view.
  [
    'styles name a class or what an element means, because a changed tag would change a style that counts tags',
    /(?:'[^'\n]*(?:(?<!has\()[>+~] ?[a-z]|(?<!section):(?:first|last|only|nth)-)[^'\n]*'|`[^`\n]*(?:[>+~] ?[a-z]|:(?:first|last|only|nth)-)[^`\n]*`\]|\b_(?:first|last)): /,
    /^web\/src\/(?!.*test)/,
  ],
  // Skips comments, which nobody sees on a page, and two sentences that the specification gives letter by letter.
  [
    'texts of pages, messages and mails have typographic apostrophes',
    /^(?!\s*(\/\/|\/?\*)|.*["`]We('re sorry for|'ll contact you within) ).*\p{L}'\p{L}/mu,
    /^(web\/src|functions\/src|farm\/model\/pictures)\b(?!.*(test|cases))/,
  ],
];

test.each(FORBIDDEN)('%s', (_, pattern, where) => {
  const found = CODE.filter(({ path, text }) => where.test(path) && pattern.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});

test('paths of routes are written only in routes.ts, and the submit path only in the contract', () => {
  const paths = [...Object.values(PATHS).filter((path) => path !== PATHS.home), SUBMIT_PATH];
  const written = new RegExp(`['"\`](${paths.join('|')})['"\`]`);
  const elsewhere = CODE.filter(({ path }) => !/^(web\/src\/routes|functions\/src\/contract\/call)\.ts$/.test(path));
  expect(elsewhere.filter(({ text }) => written.test(text)).map(({ path }) => path)).toEqual([]);
});

test('links in documents lead to existing files and headings', () => {
  const links = FILES.filter(({ path }) => path.endsWith('.md')).flatMap(({ path, text }) => {
    const targets = text.matchAll(/(?:\]\(|src=")(?!https?:)([^)"#]+)#?([^)"]*)/g);
    return Array.from(targets, ([, file = '', heading = '']) => ({ file: join(path, '..', file), heading }));
  });
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(({ file, heading }) => !existsSync(file) || !anchorsIn(file).includes(heading))).toEqual([]);
});

test('each file that a document names exists', () => {
  const named = FILES.filter(({ path }) => path.endsWith('.md')).flatMap(({ text }) =>
    Array.from(
      text.matchAll(/(?<![\w/.:*<-])(?:[\w-]+\/)+[\w.-]+\.(?:tsx?|ya?ml|json|css|sh|md)\b/g),
      ([file]) => file,
    ),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(
    named.filter((file) => !existsSync(file) && globSync([`**/${file}`], { exclude: ['node_modules'] }).length === 0),
  ).toEqual([]);
});

// A missing command stops whoever follows a document, or a workflow that only GitHub runs.
test('each npm command in a document, message or workflow exists', () => {
  const manifests = FILES.filter(({ path }) => /^((web|functions)\/)?package\.json$/.test(path));
  const scripts = Object.assign({}, ...manifests.map(({ text }) => JSON.parse(text).scripts));
  const used = FILES.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/npm run (?:-s |--silent )?([\w-]+(?::[\w-]+)*)/g), ([, name = '']) => ({ path, name })),
  );
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter(({ name }) => !scripts[name])).toEqual([]);
});

test('the submit function accepts the example in docs/request.md and the sample requests', () => {
  const text = readFileSync('docs/request.md', 'utf8');
  const [, path = '', body = ''] = /curl .*:\d+(\S+) .*-d '([^']+)'/.exec(text) ?? [];
  expect(path).toBe(SUBMIT_PATH);
  for (const { request } of [{ request: JSON.parse(body) }, ...SAMPLES])
    expect(consultationSchema.safeParse(request).error?.issues, request.lastName).toBeUndefined();
});

/** The anchors that GitHub gives to headings, and that of the whole file. */
function anchorsIn(path: string): string[] {
  const headings = FILES.find((each) => each.path === path)?.text.matchAll(/^#+ (.*)$/gm) ?? [];
  const words = Array.from(headings, ([, heading = '']) => heading.toLowerCase().replace(/[^\w -]/g, ''));
  return ['', ...words.map((each) => each.replaceAll(' ', '-'))];
}
