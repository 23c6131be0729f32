import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { copyRepository, linkPackages } from '../../../tools/copy.ts';
import { ROOT } from '../../../tools/project.ts';
import { startGoogle } from './google.ts';

// These tests run the real Firebase CLI. They share one project, whose history grows from test to test.
const PROJECT = 'farm-1';
const PUBLISH = ['--project', PROJECT, '--yes'];
const UNDO = ['--undo', ...PUBLISH];

let google: Awaited<ReturnType<typeof startGoogle>>;
let copy: string;

beforeAll(async () => {
  google = await startGoogle(PROJECT);
  // Inside of the repository, because TypeScript does not build functions whose packages are elsewhere.
  mkdirSync('test-results', { recursive: true });
  copy = copyRepository(join(ROOT, 'test-results'));
  linkPackages(copy);
  // .gitignore names folders. A commit with the links would let `npm ci` of a checkout delete our packages.
  writeFileSync(join(copy, '.git/info/exclude'), 'node_modules\n.DS_Store\n');
  mkdirSync(join(copy, 'web/public/photos'));
  for (const folder of ['', 'photos']) writeFileSync(join(copy, 'web/public', folder, '.DS_Store'), '');
  cpSync('scripts/launch/farm/facts.yaml', join(copy, 'farm/facts.yaml'));
  change('farm/stories.yaml', (stories) => stories.replaceAll('Sample text:', 'They say:'));
  const settings = 'OWNER_EMAIL=a@example.com\nMAIL_FROM=b@example.com\nACKNOWLEDGE=off\n';
  writeFileSync(join(copy, `functions/.env.${PROJECT}`), readFileSync('functions/.env.example', 'utf8') + settings);
  logIn(Date.now() + 86_400_000);
  commit('Start');
});

afterAll(() => {
  google.close();
  rmSync(copy, { recursive: true, force: true });
  rmSync(`${copy}-home`, { recursive: true, force: true });
});

test('a first deploy asks for a record of what the form sends', async () => {
  const { code, last } = await deploy(...PUBLISH);
  expect([code, last]).toEqual([1, expect.stringMatching(/^Run "npm run record" first, .+ Nothing new is live\.$/)]);
  writeFileSync(join(copy, 'functions/src/contract/releases/2026-11-25T14-05.json'), '{}');
  commit('Record the form');
});

test('a first deploy whose schedule is refused says so, and the site is not live', async () => {
  google.cloud.refusals.push(/^POST cloudscheduler/);
  const { code, last } = await deploy(...PUBLISH);
  expect([code, last]).toEqual([1, expect.stringMatching(/^Not all functions .+Wait five minutes\. Run the same/)]);
  expect(google.cloud.releases.live).toEqual([]);
});

test('the same command deploys the missing schedule, and what is live are the files of the preview, without hidden ones', async () => {
  expect(await deploy(...PUBLISH)).toMatchObject({
    code: 0,
    last: expect.stringMatching(/^https:\/\/farm-1\.web\.app is live\./),
  });
  expect([...google.cloud.resources.keys()].filter((name) => name.includes('/jobs/'))).toHaveLength(1);
  expect(google.cloud.filesOf('live')).toEqual(google.cloud.filesOf('preview'));
  expect(google.cloud.filesOf('live')['/index.html']).toContain('<title>');
  const hidden = Object.keys(google.cloud.filesOf('live')).filter((path) => path.includes('/.'));
  expect(hidden).toEqual(['/.well-known/security.txt']);
});

test('a changed text goes live, and missing public access is deployed again', async () => {
  change('farm/facts.yaml', (facts) => facts.replace(/^name: .*$/m, 'name: "Other Farm"'));
  const { last } = await deploy(...PUBLISH);
  expect(last).toMatch(/not committed: farm\/facts\.yaml\. Commit/);
  commit('Another name');
  google.cloud.members.clear();
  expect((await deploy(...PUBLISH)).code).toBe(0);
  expect(google.cloud.filesOf('live')['/index.html']).toContain('Other Farm');
  expect(JSON.stringify([...google.cloud.members.values()])).toContain('allUsers');
  expect(git('status', '--porcelain')).toBe('');
});

test('an undo restores exactly the files before it, without a build or an upload', async () => {
  const [before = ''] = google.cloud.releases.live?.map(({ version }) => version) ?? [];
  google.calls.length = 0;
  expect(await deploy(...UNDO)).toMatchObject({ code: 0, last: expect.stringContaining('functions have not changed') });
  expect(google.cloud.releases.live?.at(-1)?.version).toBe(before);
  expect(google.calls.filter((line) => /^P\w+ .*(versions|functions)/.test(line))).toEqual([]);
  expect(await deploy(...UNDO)).toMatchObject({
    code: 1,
    last: expect.stringMatching(/no earlier version .+not changed/),
  });
});

test('a changed story goes live without a deploy of functions', async () => {
  change('farm/stories.yaml', (stories) => stories.replaceAll('They say:', 'They wrote:'));
  commit('Another story');
  google.calls.length = 0;
  expect((await deploy(...PUBLISH)).code).toBe(0);
  expect(google.cloud.filesOf('live')['/testimonials.html']).toContain('They wrote:');
  expect(google.calls.filter((line) => /^P\w+ cloudfunctions/.test(line))).toEqual([]);
});

describe('a deploy that fails leaves the live site as it was, and says what to do', () => {
  afterEach(() => expect(google.cloud.releases.live).toHaveLength(4));

  test('when an upload fails', async () => {
    google.cloud.refusals.push(/^PATCH firebasehosting.*versions/);
    expect(await deploy(...PUBLISH)).toMatchObject({ code: 1, last: expect.stringMatching(/Nothing new is live\.$/) });
  });

  test('without the plan', async () => {
    // The CLI has noted there which services are enabled.
    logIn(Date.now() + 86_400_000);
    google.cloud.hasPlan = false;
    expect((await deploy(...PUBLISH)).last).toMatch(
      /^Not all .+ must be on the Blaze plan\. Run the same command again/,
    );
  });

  test('with a wrong project', async () => {
    const { last, output } = await deploy('--project', 'farm-2', '--yes');
    expect(last).toMatch(/another name: "npx firebase projects:list" .+Nothing new is live\.$/);
    expect(output).not.toContain('check:farm');
  });

  test('when this folder does not have the live commit, which another computer has deployed', async () => {
    const live = google.cloud.releases.live?.at(-1);
    if (live) live.message = '0123456789012345678901234567890123456789 x';
    expect((await deploy(...PUBLISH)).last).toMatch(/Run "git pull" first\. Nothing new is live\.$/);
  });

  test('when the login has ended', async () => {
    google.cloud.isLoginEnded = true;
    logIn(Date.now() - 1000);
    expect((await deploy(...PUBLISH)).last).toContain('Run "npx firebase login --reauth"');
  });
});

/** Logs the Firebase CLI in, with a token that is valid until then. */
function logIn(expires: number): void {
  const folder = `${copy}-home/.config/configstore`;
  mkdirSync(folder, { recursive: true });
  const tokens = { access_token: 'ya29.x', refresh_token: '1//x', expires_at: expires, scopes: [] };
  writeFileSync(
    `${folder}/firebase-tools.json`,
    JSON.stringify({ user: { email: 'a@example.com' }, tokens, usage: false }),
  );
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

function npmSetting(name: string): string {
  return execFileSync('npm', ['config', 'get', name], { encoding: 'utf8' }).trim();
}

/** Runs `npm run deploy` in the copy, against the stand-in. */
async function deploy(...args: string[]): Promise<{ code: number | null; output: string; last: string | undefined }> {
  const { GOOGLE_APPLICATION_CREDENTIALS: _, CI: __, ...env } = process.env;
  const own = {
    HOME: `${copy}-home`,
    XDG_CONFIG_HOME: `${copy}-home/.config`,
    HTTPS_PROXY: google.address,
    NODE_USE_ENV_PROXY: '1',
    NODE_EXTRA_CA_CERTS: google.ca,
    // npm installs the packages of an earlier commit.
    NO_PROXY: `localhost,127.0.0.1,${new URL(npmSetting('registry')).hostname}`,
    npm_config_cache: npmSetting('cache'),
  };
  const child = spawn('npm', ['run', '--silent', 'deploy', '--', ...args], { cwd: copy, env: { ...env, ...own } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  const code = await new Promise<number | null>((closed) => child.once('close', closed));
  return { code, output, last: output.trim().split('\n').at(-1) };
}
