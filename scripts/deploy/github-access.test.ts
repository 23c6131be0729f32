import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';

/** Stands for Google's command: notes each call, knows what was created, and prints the condition that it was given last. */
const GCLOUD = `#!/bin/sh
echo "$*" >> calls
case "$*" in
  *projectNumber*) echo 42 ;;
  *attributeCondition*) sed -n 's/.*--attribute-condition //p' calls | tail -n 1 ;;
  *providers\\ describe*) grep -q create-oidc calls ;;
  *add-iam-policy-binding*) exit $REFUSED ;;
esac
`;

test('with another number, Google trusts that repository only, and previews have no rights in the live project', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'access-'));
  writeFileSync(join(folder.path, 'gcloud'), GCLOUD, { mode: 0o755 });
  const env: NodeJS.ProcessEnv = { ...process.env, PATH: [folder.path, process.env.PATH].join(delimiter) };
  const run = (...args: string[]) =>
    spawnSync('sh', [join(import.meta.dirname, 'github-access.sh'), ...args], {
      cwd: folder.path,
      env,
      encoding: 'utf8',
    });
  env.REFUSED = '1';
  expect(run('farm', 'farm-previews', '1')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('run the same command again'),
  });
  env.REFUSED = '0';
  expect(run('farm', 'farm-previews', '1').stdout).toContain("Google trusts assertion.repository_id == '1'\n");
  expect(run('farm', 'farm-previews', '2').stdout).toContain("Google trusts assertion.repository_id == '2'\n");
  const calls = readFileSync(join(folder.path, 'calls'), 'utf8').split('\n');
  const ofPreview = calls.filter((call) => call.includes('preview@'));
  expect(ofPreview).toContainEqual(expect.stringMatching(/^projects add-iam-policy-binding farm-previews /));
  expect(ofPreview.filter((call) => /\bfarm( |$)/.test(call))).toEqual([]);
  for (const wrong of [
    ['farm', 'farm', '1'],
    ['farm', 'farm-previews', 'me/farm'],
  ])
    expect(run(...wrong)).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Usage: /) });
});
