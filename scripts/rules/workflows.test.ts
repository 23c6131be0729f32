import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../package.json' with { type: 'json' };

const FOLDER = '.github/workflows';

interface Workflow {
  readonly permissions: unknown;
  readonly defaults?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly name: string;
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly strategy?: { readonly matrix: { readonly command: readonly string[] } };
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

interface Step {
  readonly if?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
}

const WORKFLOWS = readdirSync(FOLDER).map((name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  return { name, text, workflow: parse(text) as Workflow };
});
const { workflow } = WORKFLOWS.find(({ name }) => name === 'check.yml') ?? {};
const JOBS = workflow?.jobs ?? {};
const CI = readFileSync('.ci/run', 'utf8');

test('all kinds of tests run, one job waits for all jobs but the preview, a commit is published after it, and the owner finds the jobs in the manual', () => {
  const kinds = Object.keys(manifest.scripts).filter((name) => name.startsWith('test:'));
  const commands = ['test', ...kinds.map((name) => `run ${name}`)];
  expect(JOBS.test?.strategy?.matrix.command.toSorted()).toEqual(commands.toSorted());
  expect(Array.from(CI.matchAll(/^run npm (.*?)(?: &)?$/gm), ([, command]) => command).toSorted()).toEqual(
    commands.toSorted(),
  );
  const others = Object.keys(JOBS).filter((name) => !['preview', 'ready', 'publish', 'draft'].includes(name));
  expect(JOBS.ready).toMatchObject({ needs: others, if: 'always()' });
  expect(JOBS.publish?.needs).toContain('ready');
  expect(JOBS.publish?.if).toContain("needs.ready.result == 'success'");
  const manual = readFileSync('docs/owner.md', 'utf8');
  expect(Object.values(JOBS).filter(({ name }) => !manual.includes(`"${name}"`))).toEqual([]);
});

test.each([
  ['success success skipped', 0],
  ['success failure skipped', 1],
  ['success success cancelled', 1],
])('jobs that ended with %s are ready to be published: exit code %d', (RESULTS, status) => {
  expect(spawnSync('bash', ['-ec', JOBS.ready?.steps[0]?.run ?? ''], { env: { RESULTS } }).status).toBe(status);
});

// GitHub gives a pull request from a fork, which runs unreviewed code, no credentials but for these words.
// A tag of an action can be moved to other code, a commit cannot. Dependabot reads the version in the comment.
test.each(WORKFLOWS)('$name gives a fork no credentials, and uses actions by their commit', ({ text, workflow }) => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  expect(text).not.toMatch(/secrets\.|pull_request_target|credentials_json/);
  expect(text).not.toMatch(/uses: (?![\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$)/m);
  // GitHub runs bash with `pipefail` only if it is named. Without it, `npm run deploy | tee` always succeeds.
  if (text.includes('| tee')) expect(workflow.defaults).toEqual({ run: { shell: 'bash' } });
});

// A pull request can change every file, and its packages run too. Downloaded files must not replace those of main.
test('a job of a pull request that may sign in to Google runs the code of main and gets the build in a folder of its own', () => {
  const jobs = WORKFLOWS.flatMap(({ workflow }) => Object.values(workflow.jobs));
  const signsIn = jobs.filter(({ permissions }) => permissions?.['id-token']);
  const [preview, ...others] = signsIn.filter((job) => !job.if?.includes("github.event_name == 'push'"));
  const given = (action: string) =>
    preview?.steps.filter(({ uses }) => uses?.includes(`/${action}@`)).map((step) => step.with);
  expect([preview?.if, others]).toEqual([expect.stringContaining("!= 'dependabot[bot]'"), []]);
  expect(given('checkout')).toEqual([expect.objectContaining({ ref: 'main' })]);
  expect(given('download-artifact')).toEqual([expect.objectContaining({ path: 'pull-request' })]);
  // The pull request can write the caches that it reads.
  expect(given('setup-node')).toEqual([{ 'node-version': 24 }]);
});

test('one job may write to the repository, and only that job keeps the credentials of its checkout', () => {
  const jobs = Object.entries(JOBS);
  const checkouts = ({ steps }: Job) => steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  const keeps = (job: Job) => checkouts(job).some((step) => (step.with?.['persist-credentials'] as unknown) !== false);
  const writes = (job: Job) => job.permissions?.contents === 'write';
  for (const may of [keeps, writes]) expect(jobs.flatMap(([name, job]) => (may(job) ? [name] : []))).toEqual(['draft']);
});

test('each job that the owner sees fail says whose mistake it is', () => {
  const isSilent = ({ steps }: Job) =>
    !steps.some((step) => step.if?.startsWith('failure()') && step.run?.includes('$NOT_YOURS'));
  // What "Ready to publish" waited for has said it, and the draft has sentences of its own.
  expect(Object.keys(JOBS).filter((name) => JOBS[name] && isSilent(JOBS[name]))).toEqual(['ready', 'draft']);
});
