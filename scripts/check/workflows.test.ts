import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
  readonly needs?: string;
  readonly strategy?: { readonly matrix: { readonly command: readonly string[] } };
  readonly permissions?: Readonly<Record<string, string>>;
  readonly if?: string;
  readonly steps: readonly Step[];
}

interface Step {
  readonly name?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
}

const WORKFLOWS = readdirSync(FOLDER).map((name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  return { name, text, workflow: parse(text) as Workflow };
});

test('a commit on the main branch is published only after all kinds of tests, and the owner finds the jobs in the manual', () => {
  const { jobs = {} } = WORKFLOWS.find(({ name }) => name === 'check.yml')?.workflow ?? {};
  expect([jobs.test?.needs, jobs.publish?.needs]).toEqual(['farm', 'test']);
  const kinds = Object.keys(manifest.scripts).filter((name) => name.startsWith('test:'));
  const commands = ['test', ...kinds.map((name) => `run ${name}`)];
  expect(jobs.test?.strategy?.matrix.command).toEqual(commands);
  const all = readFileSync('.ci/run', 'utf8').matchAll(/^run npm (.*)$/gm);
  expect(Array.from(all, ([, command]) => command)).toEqual(commands);
  const manual = readFileSync('docs/owner.md', 'utf8');
  expect(Object.values(jobs).filter(({ name }) => !manual.includes(`"${name}"`))).toEqual([]);
});

test.each([
  ['the draft takes a price back, too, and keeps a newer town', 'price 2', [0, 'price 1', 'town 2']],
  [
    'the owner is told that the draft has a newer price, and the draft stays as it is',
    'price 3',
    [1, 'price 3', 'town 2'],
  ],
])('after a revert, %s', (_, price, after) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'draft-'));
  const run = (script: string) => spawnSync('bash', ['-ec', script], { cwd: folder.path, encoding: 'utf8' });
  const commit = 'git add . && git -c user.name=a -c user.email=a@example.com commit --quiet --message x';
  const save = (price: string, town: string) => {
    for (const [name, text] of Object.entries({ price, town })) writeFileSync(join(folder.path, name), text);
    run(commit);
  };
  run(
    'git init --quiet --initial-branch main && git init --quiet --bare .git/origin && git remote add origin .git/origin',
  );
  save('price 1', 'town 1');
  save('price 2', 'town 1');
  run('git checkout --quiet -b draft');
  save(price, 'town 2');
  run('git push --quiet origin draft && git checkout --quiet main');
  save('price 1', 'town 1');
  const { publish } = WORKFLOWS.find(({ name }) => name === 'check.yml')?.workflow.jobs ?? {};
  const step = publish?.steps.find(({ name }) => name?.includes('draft'))?.run ?? 'false';
  const { status, stdout } = run(step);
  expect(/^::error /m.test(stdout)).toBe(status === 1);
  const inDraft = (name: string) => run(`git show origin/draft:${name}`).stdout;
  run('git fetch --quiet origin draft:refs/remotes/origin/draft');
  expect([status, inDraft('price'), inDraft('town')]).toEqual(after);
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
});
