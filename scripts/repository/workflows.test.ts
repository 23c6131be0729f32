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
  readonly needs?: string;
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

const { text = '', workflow } = WORKFLOWS.find(({ name }) => name === 'check.yml') ?? {};

// A cancelled deploy leaves new functions with an old site. A newer commit cancels only the check of its own pull request.
test('publishing is never cancelled, and a newer commit cancels the check of its pull request', () => {
  expect(text).toMatch(/^ {2}group: .+'push' && 'publish' \|\| format\('check-\{0\}', github\.ref\)/m);
  expect(text).toMatch(/^ {2}cancel-in-progress: .+ github\.event_name == 'pull_request' /m);
});

test('every commit on the main branch is published only after the tests of the same build', () => {
  expect(workflow?.on).toEqual({ pull_request: null, push: { branches: ['main'] } });
  const { test: tested, publish, preview } = workflow?.jobs ?? {};
  expect([tested?.needs, preview?.needs, publish?.needs]).toEqual(['farm', 'farm', 'test']);
  expect(publish?.permissions).toEqual({ contents: 'write', 'id-token': 'write' });
  // The build that one job has made, and no other.
  expect(text.match(/npm run build/g)).toHaveLength(1);
  expect(text.match(/download-artifact@.+\n +with:\n +name: build$/gm)).toHaveLength(3);
  // Without it the build's stamp and /.well-known would be left out.
  expect(text).toContain('include-hidden-files: true');
  expect(text).toMatch(/npm run --silent deploy -- --project "\$PROJECT" --yes 2>&1 \| tee \S+deploy\.txt"$/m);
});

test('all tests run, the facts are checked, and the preview is announced in a comment', () => {
  expect(text).toMatch(/^ +- run: npm test$/m);
  expect(text).toMatch(/^ +- run: npm run --silent check:farm$/m);
  const permissions = { contents: 'read', 'id-token': 'write', 'pull-requests': 'write' };
  expect(workflow?.jobs.preview?.permissions).toEqual(permissions);
  expect(text).toContain('--edit-last --create-if-none');
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

  // A tag can be moved to other code, a commit cannot. Dependabot updates both, and reads the version in the comment.
  test('uses actions by their commit, with the version beside it', () => {
    for (const [line] of text.matchAll(/uses: .+/g))
      expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/);
  });

  // A pull request from a fork runs unreviewed code.
  test('gives a pull request from a fork no credentials, and uses no stored key', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(text).not.toMatch(/secrets\.|pull_request_target|credentials_json/);
    const trusted = Object.values(workflow.jobs).filter(({ permissions }) => permissions);
    if (!('pull_request' in workflow.on)) return;
    for (const job of trusted)
      expect(job.if).toMatch(
        /github\.event_name == 'push'$|github\.event\.pull_request\.head\.repo\.full_name == github\.repository$/,
      );
  });
});
