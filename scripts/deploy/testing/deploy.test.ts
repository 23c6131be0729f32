import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSubmit } from '../../../functions/src/testing/start-submit.ts';
import { copyRepository } from '../../../tools/copy.ts';
import { ROOT } from '../../../tools/project.ts';
import { SECRET } from './cloud.ts';
import { startGoogle } from './google.ts';

// These tests run the real Firebase CLI. They share one project, whose history grows from test to test.
const PROJECT = 'farm-1';
const PUBLISH = ['--project', PROJECT, '--yes'];
/** Replaces the tests of the smoke test, which `npm test` runs. It sends what a smoke test is given. */
const SMOKE_TEST = `import { expect, test } from '@playwright/test';
test('live', { tag: '@live' }, async ({ request }) => expect(await request.get(process.env.TEST_SECRET)).toBeOK());`;

/** Replaces the build of the pages, which `npm test` runs. Its pages are the facts and the stories. */
const BUILD = `import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
cpSync('public', 'dist', { recursive: true });
mkdirSync('dist/.well-known', { recursive: true });
writeFileSync('dist/.well-known/security.txt', 'Contact: us');
writeFileSync('dist/index.html', '<title>' + readFileSync('../farm/facts.yaml'));
writeFileSync('dist/testimonials.html', readFileSync('../farm/stories.yaml'));`;

let google: Awaited<ReturnType<typeof startGoogle>>;
let copy: string;

beforeAll(async () => {
  google = await startGoogle(PROJECT);
  // Inside of the repository, because TypeScript does not build functions whose packages are elsewhere.
  mkdirSync('test-results', { recursive: true });
  copy = copyRepository(join(ROOT, 'test-results'));
  // .gitignore names folders. A commit with the links would let `npm ci` of a checkout delete our packages.
  writeFileSync(join(copy, '.git/info/exclude'), 'node_modules\n.DS_Store\n');
  mkdirSync(join(copy, 'web/public/photos'));
  for (const folder of ['', 'photos']) writeFileSync(join(copy, 'web/public', folder, '.DS_Store'), '');
  cpSync('e2e/farms/full', join(copy, 'farm'), { recursive: true });
  const settings = 'MAIL_FROM=b@example.com\nACKNOWLEDGE=off\n';
  writeFileSync(join(copy, `functions/.env.${PROJECT}`), readFileSync('functions/.env.example', 'utf8') + settings);
  for (const file of globSync(join(copy, 'e2e/hosting/*.e2e.ts'))) rmSync(file);
  writeFileSync(join(copy, 'e2e/hosting/sample.e2e.ts'), SMOKE_TEST);
  writeFileSync(join(copy, 'web/prerender/build.ts'), BUILD);
  logIn();
  commit('Start');
});

afterAll(() => {
  google.close();
  rmSync(copy, { recursive: true, force: true });
  rmSync(`${copy}-home`, { recursive: true, force: true });
});

test('a first deploy whose schedule is refused says so, and the site is not live', async () => {
  google.refusals.push(/^POST cloudscheduler/);
  expect(await deploy(...PUBLISH)).toMatch(/^1: .+ Not all functions .+wait five minutes\. Run the same command again/);
  expect(releases()).toEqual([]);
});

test('the same command deploys a missing schedule and missing public access, and what is live are the files of the preview, without hidden ones', async () => {
  const access = `projects/${PROJECT}/locations/us-central1/services/submit-consultation:policy`;
  google.cloud.resources.delete(access);
  expect(await deploy('--project', PROJECT)).toMatch(/^0: https:\/\/farm-1\.web\.app is live\./);
  expect(google.cloud.find(`projects/${PROJECT}/locations/-/jobs/-`)).toHaveLength(1);
  expect(JSON.stringify(google.cloud.resources.get(access))).toContain('allUsers');
  const live = google.cloud.filesOf('live');
  expect(live).toEqual(google.cloud.filesOf('preview'));
  expect(live['/index.html']).toContain('<title>');
  expect(Object.keys(live).filter((path) => path.includes('/.'))).toEqual(['/.well-known/security.txt']);
  const site = `GET ${PROJECT}.web.app/`;
  expect(google.calls.filter((line) => line.startsWith(site))).toEqual([site + SECRET]);
});

/** The files that were last uploaded of the functions. */
const uploadedFunctions = () => unzipSync(google.cloud.files.get('/source.zip') ?? Buffer.alloc(0));

test('of the functions only the built code, the tested versions of its packages and the settings are uploaded, which can be installed alone and start', async () => {
  const files = uploadedFunctions();
  const names = Object.keys(files);
  expect(names).toEqual(expect.arrayContaining(['.npmrc', 'package.json', 'package-lock.json', 'lib/index.js']));
  expect(
    names.filter((name) => !/^(package(-lock)?\.json|\.npmrc|\.env\..*|(browser|lib)\/.*\.js)$/.test(name)),
  ).toEqual([]);
  expect(names.filter((name) => /test|cases/.test(name))).toEqual([]);
  const tested = readFileSync('package-lock.json', 'utf8');
  const packages: object = JSON.parse(new TextDecoder().decode(files['package-lock.json'])).packages;
  expect(Object.values(packages).filter(({ integrity }) => integrity && !tested.includes(integrity))).toEqual([]);
  // Outside of the repository, so that Node does not find its packages.
  using folder = mkdtempDisposableSync(join(tmpdir(), 'uploaded-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder.path, dirname(name)), { recursive: true });
    writeFileSync(join(folder.path, name), content);
  }
  await promisify(execFile)('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: folder.path });
  await using started = await startSubmit(folder.path);
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(started.url, { method: 'POST', headers, body: '{}' });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fieldErrors: expect.any(Object) });
});

test('a changed fact goes live in pages and functions', async () => {
  change('farm/facts.yaml', (facts) => facts.replace(/^place: .*$/m, 'place: near Luther, Oklahoma'));
  expect(await deploy(...PUBLISH)).toMatch(/^1: .+ not committed, such as farm\/facts\.yaml\. Commit/);
  commit('Another fact');
  expect(await deploy(...PUBLISH)).toMatch(/^0: /);
  expect(google.cloud.filesOf('live')['/index.html']).toContain('near Luther, Oklahoma');
  const facts = uploadedFunctions()['lib/contract/farm.generated.js'];
  expect(new TextDecoder().decode(facts)).toContain('near Luther, Oklahoma');
  expect(git('status', '--porcelain')).toBe('');
});

test('after a rollback in the console, a changed story, pup and price go live without a deploy of functions', async () => {
  const [, first] = releases();
  google.cloud.put(`${google.cloud.site}/channels/live/releases/rollback`, {
    type: 'ROLLBACK',
    version: first.version,
  });
  change('farm/facts.yaml', (facts) => facts.replace('from: 1700', 'from: 1710'));
  change('farm/stories.yaml', (stories) => stories.replace('Zoë comes when we call.', 'They wrote to us.'));
  change('farm/pups.yaml', (pups) => pups.replaceAll('name: Bo\n', 'name: Bobo\n'));
  commit('Another story, pup and price');
  google.calls.length = 0;
  expect(await deploy(...PUBLISH)).toMatch(/^0: /);
  expect(google.cloud.filesOf('live')['/testimonials.html']).toContain('They wrote to us.');
  expect(google.calls.filter((line) => /^P\w+ cloudfunctions/.test(line))).toEqual([]);
});

test('the preview of a pull request shows the files that it has built, runs no command of it, and reaches no function', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'pull-request-'));
  const { hosting } = JSON.parse(readFileSync(join(copy, 'firebase.json'), 'utf8'));
  const predeploy = `touch ${join(folder.path, 'ran')}`;
  writeFileSync(join(folder.path, 'firebase.json'), JSON.stringify({ hosting: { ...hosting, predeploy } }));
  cpSync(join(copy, 'web/dist'), join(folder.path, 'web/dist'), { recursive: true });
  const live = releases();
  const preview = ['node', 'scripts/deploy/preview.ts', folder.path, PROJECT, 'pull-request-7'];
  expect(await run('npx', ...preview)).toBe(`0: https://${PROJECT}--pull-request-7-a1b2c3d4.web.app`);
  expect(google.cloud.filesOf('pull-request-7')).toMatchObject(google.cloud.filesOf('live'));
  expect(existsSync(join(folder.path, 'ran'))).toBe(false);
  const [{ version }] = google.cloud.find(`${google.cloud.site}/channels/pull-request-7/releases/-`);
  expect(version.config.rewrites).toHaveLength(hosting.rewrites.filter((each: object) => 'destination' in each).length);
  expect(releases()).toEqual(live);
});

test.each<[string, () => void, string[], RegExp]>([
  [
    'when an upload fails',
    () => google.refusals.push(/^PATCH firebasehosting.*versions/),
    ['--project', PROJECT],
    /^1: .+ failed: see above\. Nothing new is live\.$/,
  ],
  [
    'with a wrong project',
    () => undefined,
    ['--project', 'farm-2', '--yes'],
    /^1: .+ another name: "npx firebase projects:list" .+ Nothing new is live\.$/,
  ],
  [
    'when this folder does not have the live commit, which another computer has deployed',
    () => Object.assign(releases()[0], { message: '0123456789012345678901234567890123456789' }),
    PUBLISH,
    /^1: .+ Run "git pull" first\. Nothing new is live\.$/,
  ],
])('a deploy that fails leaves the live site as it was, and says what to do: %s', async (_, prepare, args, message) => {
  prepare();
  expect(await deploy(...args)).toMatch(message);
  expect(releases()).toHaveLength(4);
});

test('a deploy without a sign-in says what to do, at GitHub, too', async () => {
  const signedOut = ['XDG_CONFIG_HOME=/nowhere', 'npm', 'run', '-s', 'deploy', '--', ...PUBLISH];
  expect(await run('env', ...signedOut)).toMatch(/^1: .+ "npx firebase login --reauth".+ Nothing new is live\.$/);
  expect(await run('env', 'GITHUB_ACTIONS=true', ...signedOut)).toMatch(
    /^1: .+ variables FIREBASE_PROJECT, .+ Nothing new is live\.$/,
  );
});

/** The releases of the live site, newest first. */
function releases() {
  return google.cloud.find(`${google.cloud.site}/channels/live/releases/-`);
}

/** Logs the Firebase CLI in, with a token that is valid for a day. */
function logIn(): void {
  const folder = `${copy}-home/.config/configstore`;
  mkdirSync(folder, { recursive: true });
  const tokens = { access_token: 'ya29.x', refresh_token: '1//x', expires_at: Date.now() + 86_400_000, scopes: [] };
  const login = { user: { email: 'a@example.com' }, tokens, usage: false };
  writeFileSync(`${folder}/firebase-tools.json`, JSON.stringify(login));
}

function change(file: string, by: (text: string) => string): void {
  writeFileSync(join(copy, file), by(readFileSync(join(copy, file), 'utf8')));
}

function commit(message: string): void {
  git('add', '--all');
  git('-c', 'user.name=x', '-c', 'user.email=x@example.com', 'commit', '--quiet', '--message', message);
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: copy, encoding: 'utf8' });
}

function deploy(...args: string[]): Promise<string> {
  return run('npm', 'run', '-s', 'deploy', '--', ...args);
}

/** Runs a command in the copy, against the stand-in, and answers its question. Returns the exit code and the last line, such as "0: Done". */
async function run(command: string, ...args: string[]): Promise<string> {
  const env = {
    ...process.env,
    CI: undefined,
    FARM: undefined,
    GOOGLE_APPLICATION_CREDENTIALS: undefined,
    HOME: `${copy}-home`,
    XDG_CONFIG_HOME: `${copy}-home/.config`,
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node'),
    HTTPS_PROXY: google.address,
    NO_PROXY: 'localhost,127.0.0.1',
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
  };
  const ended = promisify(execFile)(command, args, { cwd: copy, env });
  ended.child.stdin?.end('yes\n');
  const { code = 0, stdout, stderr } = await ended.catch((error) => error);
  return `${code}: ${(code === 0 ? stdout : stderr).trim().split('\n').at(-1)}`;
}
