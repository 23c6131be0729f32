import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fakeMachine, lastLine, type Machine } from './testing.ts';

const PUBLISH = '--project farm-1 --yes';
const UNDO = '--undo --yes';
const SITES = 'firebase hosting:sites:list --project farm-1 --non-interactive --json';
const SITE = 'firebase deploy --only hosting --project farm-1 --non-interactive';
const FUNCTIONS = 'firebase deploy --only functions --project farm-1 --non-interactive --force';
const SMOKE = 'npm run --silent smoke -- https://farm-1-dogs.web.app';
const templates = mkdtempSync(join(tmpdir(), 'deployed-'));
afterAll(() => rmSync(templates, { recursive: true }));

test('an undo deploys the site and then the functions from a checkout of the previous tag', async () => {
  const machine = await machineWithDeploys('one', 'two');
  const { code, stdout, called } = await machine.deploy('--undo', { answer: 'yes\n' });
  expect([code, called]).toEqual([
    0,
    [`two| ${SITES}`, 'one| npm ci', `one| ${SITE}`, `one| ${FUNCTIONS}`, `one| ${SMOKE}`],
  ]);
  expect(stdout).toMatch(/This restores the version that went live on \w+day, /);
  expect(stdout).toMatch(/is as it was before\. This folder still contains the version that you have undone/);
  expect(machine.git('status', '--porcelain', '--branch')).not.toMatch(/detached|facts/);
  expect(machine.git('worktree', 'list').split('\n')).toHaveLength(1);
});

test('nothing is deployed after the answer no', async () => {
  const machine = await machineWithDeploys('one', 'two');
  const { code, stderr, called } = await machine.deploy('--undo', { answer: 'no\n' });
  expect([code, stderr, called]).toEqual([1, 'What is live has not changed.\n', [`two| ${SITES}`]]);
});

test('a second undo goes one deploy further back, and a new deploy is undone to the state before it', async () => {
  const machine = await machineWithDeploys('one', 'two', 'three');
  expect(await undoAndReadFacts(machine)).toBe('two');
  expect(await undoAndReadFacts(machine)).toBe('one');
  const last = await machine.deploy(UNDO);
  expect([last.code, last.stderr]).toEqual([
    1,
    expect.stringMatching(/no earlier deploy.+What is live has not changed/),
  ]);
  await publish(machine, 'four');
  expect(await undoAndReadFacts(machine)).toBe('one');
});

test('deploys of another machine are undone too', async () => {
  const machine = await machineWithDeploys('one', 'two', 'three');
  machine.git('init', '--quiet', '--bare', '../origin');
  machine.git('remote', 'add', 'origin', '../origin');
  machine.git('push', '--quiet', '--tags', 'origin');
  // Removes the last deploy from this machine: its two tags and its commit.
  machine.git('tag', '--delete', ...machine.git('tag', '--sort=-refname').split('\n').slice(0, 2));
  machine.git('reset', '--quiet', '--hard', 'HEAD~1');
  machine.git('reflog', 'expire', '--expire=now', '--all');
  machine.git('gc', '--quiet', '--prune=now');
  expect(await undoAndReadFacts(machine)).toBe('two');
});

test('two deploys of the same commit are undone together', async () => {
  const machine = await machineWithDeploys('one', 'two', 'two');
  expect(await undoAndReadFacts(machine)).toBe('one');
  expect((await machine.deploy(UNDO)).stderr).toMatch(/no earlier deploy/);
});

test.each(['--only functions', '--only hosting', 'smoke'])(
  'a deploy that failed at "%s" is undone to the state before it',
  async (when) => {
    const machine = await machineWithDeploys('one', 'two');
    machine.write('farm/facts.yaml', 'three');
    expect((await machine.deploy(PUBLISH, { when, act: 'exit 1' })).code).toBe(1);
    expect(await undoAndReadFacts(machine)).toBe('two');
    expect(await undoAndReadFacts(machine)).toBe('one');
  },
);

test('a failed deploy of the same commit is undone to that commit', async () => {
  const machine = await machineWithDeploys('one', 'two');
  await machine.deploy(PUBLISH, { when: '--only functions', act: 'exit 1' });
  expect(await undoAndReadFacts(machine)).toBe('two');
});

test('each project has its own history', async () => {
  const machine = await machineWithDeploys('one', 'two');
  machine.write('functions/.env.farm-2', '');
  machine.commit('Settings');
  await machine.deploy('--project farm-2 --yes');
  expect((await machine.deploy(UNDO)).stderr).toMatch(/no earlier deploy/);
  const { called } = await machine.deploy(`${UNDO} --project farm-1`);
  expect(called).toContain(`one| ${SITE}`);
});

test('an undo keeps the current settings', async () => {
  const machine = await machineWithDeploys('one', 'two');
  machine.write('functions/.env.farm-1', 'OWNER_EMAIL=new@example.com');
  const act = 'cat functions/.env.farm-1 >&2';
  const { stderr } = await machine.deploy(UNDO, { when: '--only functions', act });
  expect(stderr).toContain('OWNER_EMAIL=new@example.com');
});

test('an undo keeps settings that have moved to the file of all projects', async () => {
  const machine = await machineWithDeploys('one', 'two');
  machine.git('rm', '--quiet', 'functions/.env.farm-1');
  machine.write('functions/.env', 'OWNER_EMAIL=new@example.com');
  machine.commit('Settings');
  const act = 'cat functions/.env* >&2';
  const { code, stderr } = await machine.deploy(UNDO, { when: '--only functions', act });
  expect([code, stderr]).toEqual([0, 'OWNER_EMAIL=new@example.com']);
});

test.each([
  ['sites:list', /^Firebase said: .+ What is live has not changed\.$/],
  ['npm ci', /could not be installed\. What is live has not changed\. Run the same command again\.$/],
  ['--only hosting', /^The earlier site could not be deployed\. What is live has not changed\. Run the same/],
  ['--only functions', /^The earlier site is live, with the newer functions, which work with it\. Run the same/],
  ['smoke', /^The earlier site and functions are live, but the smoke test did not pass: see above\. Run the same/],
])('an undo that fails at "%s" says what is live and can be repeated', async (when, sentence) => {
  const machine = await machineWithDeploys('one', 'two');
  const { code, stderr, called } = await machine.deploy(UNDO, { when, act: 'exit 1' });
  expect([code, lastLine(stderr)]).toEqual([1, expect.stringMatching(sentence)]);
  expect(called.at(-1)).toContain(when);
  expect(machine.git('worktree', 'list').split('\n')).toHaveLength(1);
  expect(await undoAndReadFacts(machine)).toBe('one');
});

/** Deploys each of the states. Later tests with the same states get a copy, which saves nearly half of the time. */
async function machineWithDeploys(...states: readonly string[]): Promise<Machine> {
  const template = join(templates, states.join());
  if (existsSync(template)) return fakeMachine(template);
  const machine = fakeMachine();
  for (const state of states) await publish(machine, state);
  cpSync(machine.home, template, { recursive: true });
  return machine;
}

async function publish(machine: Machine, facts: string): Promise<void> {
  machine.write('farm/facts.yaml', facts);
  const { code, stderr } = await machine.deploy(PUBLISH);
  expect([code, stderr]).toEqual([0, '']);
}

/** Undoes the newest deploy and returns the facts that are live then. */
async function undoAndReadFacts(machine: Machine): Promise<string | undefined> {
  const { code, stderr, called } = await machine.deploy(UNDO);
  expect([code, stderr]).toEqual([0, '']);
  return called.find((line) => line.includes('--only hosting'))?.split('|')[0];
}
