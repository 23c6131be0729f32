import { readdirSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';

const FOLDER = '.github/workflows';

interface Job {
  readonly name: string;
  readonly if?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: unknown;
  readonly concurrency?: unknown;
  readonly defaults?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const WORKFLOWS = readdirSync(FOLDER).map((name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  return { name, text, workflow: parse(text) as Workflow };
});

let validate: typeof import('@actions/languageservice').validate;

beforeAll(async () => {
  // GitHub's language service imports JSON without the attribute that Node requires.
  const hooks = registerHooks({
    load: (url, context, next) =>
      next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
  });
  ({ validate } = await import('@actions/languageservice'));
  hooks.deregister();
});

test('at least one job has its own permissions, which the tests below check', () => {
  const jobs = WORKFLOWS.flatMap(({ workflow }) => Object.values(workflow.jobs));
  expect(jobs.some(({ permissions }) => permissions)).toBe(true);
});

// A cancelled deploy leaves new functions with an old site. Undoing a deploy needs its tags.
test('publishing is never cancelled, and has the history of the repository', () => {
  const publish = WORKFLOWS.find(({ name }) => name === 'publish.yml');
  expect(publish?.workflow.concurrency).toEqual({ group: 'publish' });
  expect(publish?.text).toContain('fetch-depth: 0');
});

test('every commit on the main branch is published without a question, and its tags are pushed', () => {
  const publish = WORKFLOWS.find(({ name }) => name === 'publish.yml');
  expect(publish?.workflow.on).toEqual({ push: { branches: ['main'] } });
  expect(publish?.workflow.jobs.publish?.permissions).toEqual({ contents: 'write', 'id-token': 'write' });
  expect(publish?.text).toMatch(/^ +ref: main$/m);
  expect(publish?.text).toMatch(/npm run --silent deploy -- --project "\$PROJECT" --yes 2>&1 \| tee \S+deploy\.txt"$/m);
  expect(publish?.text).toMatch(/^ +trap 'tail --lines=1 \S+deploy\.txt" >> "\$GITHUB_STEP_SUMMARY"' EXIT$/m);
});

// The tagged commit must stay a part of main, so nothing is rebased. The checkout's credentials are used for the push.
test('what a deploy has committed is pushed to the main branch and to the draft', () => {
  const text = WORKFLOWS.find(({ name }) => name === 'publish.yml')?.text;
  expect(text).toMatch(/^ +git config user\.name .+\n +git config user\.email .+\n +git pull /m);
  expect(text).toMatch(/^ +git pull --quiet --no-rebase --no-edit origin main\n +git push --quiet origin HEAD:main$/m);
  expect(text).toContain('run: git push --quiet origin HEAD:refs/heads/draft || echo ');
  expect(text).not.toContain('persist-credentials');
});

test('every pull request runs all tests', () => {
  const check = WORKFLOWS.find(({ name }) => name === 'check.yml');
  expect(check?.workflow.on).toEqual({ pull_request: null });
  expect(check?.text).toMatch(/^ +- run: npm test$/m);
  expect(check?.workflow.jobs.test?.['timeout-minutes']).toBe(60);
  // A newer commit cancels the check of its own pull request only.
  expect(check?.workflow.concurrency).toMatchObject({ group: expect.stringContaining('github.ref') });
});

test('every pull request checks the facts, and its preview is announced in a comment', () => {
  const { text = '', workflow } = WORKFLOWS.find(({ name }) => name === 'check.yml') ?? {};
  const runs = text.match(/check:farm.*/g);
  expect(runs).toEqual(['check:farm', 'check:farm -- --launch']);
  const permissions = { contents: 'read', 'id-token': 'write', 'pull-requests': 'write' };
  expect(workflow?.jobs.preview?.permissions).toEqual(permissions);
  const [, channel] = /hosting:channel:deploy "([\w-]+)\$NUMBER"/.exec(text) ?? [];
  const steps = [
    'check:farm -- --launch',
    '- run: npm run build\n',
    'hosting:channel:deploy',
    '--edit-last --create-if-none',
  ];
  const found = steps.map((step) => text.indexOf(step));
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  expect(text).toContain(`'https://[^ ]*--${channel}[^ ]*\\.web\\.app'`);
});

test('the manual of the owner calls each job by its name', () => {
  const manual = readFileSync('docs/owner.md', 'utf8');
  const jobs = WORKFLOWS.filter(({ name }) => name !== 'audit.yml').flatMap(({ workflow }) =>
    Object.values(workflow.jobs),
  );
  for (const { name } of jobs) expect(manual).toContain(`"${name}"`);
});

// A new advisory must not stop the owner, and most malicious versions are found within days.
test('the audit reports moderate vulnerabilities every Monday and blocks nothing, and updates wait for seven days', () => {
  const audit = WORKFLOWS.find(({ name }) => name === 'audit.yml');
  expect(audit?.workflow.on).toMatchObject({ schedule: [{ cron: expect.stringMatching(/ 1$/) }] });
  expect(audit?.text).toMatch(/^ +continue-on-error: true\n +run: npx --yes audit-ci/m);
  expect(readFileSync('.github/audit-ci.jsonc', 'utf8')).toContain('"moderate": true');
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8'));
  expect(updates).toHaveLength(2);
  for (const update of updates) expect(update).toMatchObject({ cooldown: { 'default-days': 7 } });
});

describe.each(WORKFLOWS)('$name', ({ name, text, workflow }) => {
  test('is valid for GitHub', async () => {
    const found = await validate(TextDocument.create(`file:///${FOLDER}/${name}`, 'yaml', 1, text));
    expect(found.map(({ message, range }) => `line ${range.start.line + 1}: ${message}`)).toEqual([]);
  });

  // GitHub runs bash with `pipefail` only if it is named. Without it, `npm run deploy | tee` always succeeds.
  test('fails if a command before a pipe fails', () => {
    if (text.includes('| tee')) expect(workflow.defaults).toEqual({ run: { shell: 'bash' } });
  });

  // A job that hangs costs money, and two parallel deploys would mix.
  test('has a time limit and does not run in parallel with itself', () => {
    expect(workflow.concurrency).toBeDefined();
    for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
  });

  // A pull request from a fork runs unreviewed code.
  test('gives a pull request from a fork no credentials, and uses no stored key', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(text).not.toMatch(/secrets\.|pull_request_target|credentials_json/);
    const trusted = Object.values(workflow.jobs).filter(({ permissions }) => permissions);
    if (!('pull_request' in workflow.on)) return;
    for (const job of trusted)
      expect(job.if).toContain('github.event.pull_request.head.repo.full_name == github.repository');
  });
});
