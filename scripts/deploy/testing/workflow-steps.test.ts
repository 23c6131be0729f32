import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const DRAFT = join(import.meta.dirname, '../update-draft.sh');
const DONE_BEFORE = join(import.meta.dirname, '../done-before.sh');
const BUILD_STAMP = join(import.meta.dirname, '../build-stamp.ts');

/** A repository with the branches main and draft, and the command `gh`, which prints what a test expects of GitHub. */
let repository: string;

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'repository-'));
  run(`git init --quiet --initial-branch main && git init --quiet --bare .git/origin && git remote add origin .git/origin
    git config user.name a && git config user.email a@example.com`);
  const gh = `#!/bin/sh
    [ -z "$OUTAGE" ] || { echo '{"message":"Bad gateway"}'; exit 1; }
    case "$*" in
      *head_sha=$TESTED\\ *) echo 7 ;; *head_sha*) ;;
      *runs/7/jobs*'"Ready to publish"'*) echo $READY ;;
      *artifacts*) echo "$BUILD" ;; *) sh -c "$SAVE"; echo "$OPEN" ;;
    esac`;
  writeFileSync(join(repository, '.git/gh'), gh, { mode: 0o755 });
});

afterEach(() => rmSync(repository, { recursive: true }));

function run(script: string, env = {}) {
  const PATH = `${join(repository, '.git')}:${process.env.PATH}`;
  return spawnSync('bash', ['-ec', script], { cwd: repository, encoding: 'utf8', env: { ...env, PATH } });
}

/** Makes a commit of all files, and of these with these texts. Returns its hash. */
function commit(files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, name)), { recursive: true });
    writeFileSync(join(repository, name), text);
  }
  return run('git add . && git commit --quiet --allow-empty --message x && git rev-parse HEAD').stdout.trim();
}

function inDraft(file: string): string {
  return run(`git fetch --quiet origin draft && git show FETCH_HEAD:${file}`).stdout;
}

test.each([
  ['takes a price back, too, and keeps a newer town', 'price 2', { OPEN: '0' }, [0, 'price 1', 'town 2']],
  ['waits for an open pull request, which GitHub would not check', 'price 2', { OPEN: '1' }, [0, 'price 2', 'town 2']],
  ['waits if GitHub does not say whether a pull request is open', 'price 2', { OUTAGE: '1' }, [0, 'price 2', 'town 2']],
  ['stays if it has a newer price, and the owner is told so', 'price 3', { OPEN: '0' }, [1, 'price 3', 'town 2']],
])('after a revert, the draft %s', (_, price, gitHub, after) => {
  commit({ price: 'price 1', town: 'town 1' });
  commit({ price: 'price 2' });
  run('git checkout --quiet -b draft');
  commit({ price, town: 'town 2' });
  run('git push --quiet origin draft && git checkout --quiet main');
  commit({ price: 'price 1' });
  const { status, stdout } = run(`sh ${DRAFT}`, gitHub);
  expect(/^::error /m.test(stdout)).toBe(status === 1);
  expect(/^::warning .* GitHub did not answer/m.test(stdout)).toBe('OUTAGE' in gitHub);
  expect([status, inDraft('price'), inDraft('town')]).toEqual(after);
});

test('the draft stays as it is when what was published came from it', () => {
  commit({ price: 'price 1' });
  run('git checkout --quiet -b draft');
  const saved = commit({ price: 'price 2' });
  run('git push --quiet origin draft && git checkout --quiet main && git merge --quiet --no-ff draft');
  expect(run(`sh ${DRAFT} && git ls-remote origin draft`, { OPEN: '0' }).stdout).toContain(saved);
});

test.each([
  ['once, goes to the draft, too', '[ -e .git/saved ] || ', 'price 2', ''],
  [
    'again and again, is not lost, and the owner hears that the draft is behind',
    '',
    'price 1',
    '::warning title=Draft::',
  ],
])('what somebody saves while the draft is updated, %s', (_, condition, price, message) => {
  commit({ price: 'price 1', town: 'town 1' });
  run('git push --quiet origin main:draft && git checkout --quiet -b saved');
  commit({ town: 'town 2' });
  run('git checkout --quiet main');
  commit({ price: 'price 2' });
  const newer = '$(git commit-tree -p $(git ls-remote origin draft | cut -f 1) -m x saved:)';
  const SAVE = `${condition}git push --quiet origin ${newer}:draft; touch .git/saved`;
  const { status, stdout } = run(`sh ${DRAFT}`, { OPEN: '0', SAVE });
  expect([status, stdout]).toEqual([0, expect.stringContaining(message)]);
  expect([inDraft('price'), inDraft('town')]).toEqual([price, 'town 2']);
});

test('the tests have passed before if only what the owner changes differs from a commit on main that was ready to publish, published or not', () => {
  commit({ 'farm/model/schema.ts': 'code 1' });
  const TESTED = commit({ 'farm/facts.yaml': 'price 1' });
  const outputs = (env: object) => run(`sh ${DONE_BEFORE}`, { TESTED, READY: '7', ...env }).stdout;
  // Its run was replaced by a newer one.
  commit({ 'farm/facts.yaml': 'price 2' });
  commit({ 'farm/facts.yaml': 'price 3', 'farm/photos/new.jpg': 'photo' });
  expect(outputs({})).toMatch(/\ntests=passed\n$/);
  // The tests are running or have failed, GitHub knows no run, or does not answer.
  for (const env of [{ READY: '' }, { TESTED: 'none' }, { OUTAGE: '1' }]) expect(outputs(env)).not.toContain('tests');
  commit({ 'farm/model/schema.ts': 'code 2' });
  expect(outputs({})).not.toContain('tests');
});

test('a merge publishes what its pull request has built and checked, if that was made of the same files', () => {
  commit({ price: 'price 1' });
  run('git checkout --quiet -b draft');
  commit({ price: 'price 2', '.gitignore': '.build.json' });
  run(`node ${BUILD_STAMP} --write && git checkout --quiet main && git merge --quiet --no-ff draft`);
  expect(run(`node ${BUILD_STAMP}`).status).toBe(0);
  const BUILD = `build-${run('git rev-parse HEAD:').stdout.trim()}`;
  const of = { GITHUB_EVENT_NAME: 'push', BUILD, TESTED: run('git rev-parse HEAD^2').stdout.trim(), READY: '7' };
  const outputs = (env: object) => run(`sh ${DONE_BEFORE}`, { ...of, ...env }).stdout;
  expect(outputs({})).toMatch(/^tree=.+\nbuild=7\ntests=passed\n$/);
  for (const env of [{ BUILD: 'build-of-other-files' }, { GITHUB_EVENT_NAME: 'pull_request' }, { READY: '' }])
    expect(outputs(env)).toMatch(/^tree=.+\n$/);
  commit({ price: 'price 3' });
  expect(run(`node ${BUILD_STAMP}`).status).toBe(1);
});
