import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onlyAccount } from './cloud.ts';
import { functionsToDeploy } from './publish.ts';

test('a deploy stops if the Firebase CLI knows several accounts, and names them', () => {
  const accounts = ['a@farm.test', 'b@farm.test'].map((email) => ({ user: { email }, tokens: { access_token: '' } }));
  expect(onlyAccount([])).toBeUndefined();
  expect(() => onlyAccount(accounts)).toThrow(/a@farm\.test, b@farm\.test.*logout b@farm\.test/);
});

test('a first deploy, and a repeated one, deploy all functions again, because an earlier try may have left one without its access', () => {
  const release = { version: '1', time: '', commit: 'HEAD' };
  for (const releases of [[], [release]]) expect(functionsToDeploy('HEAD', releases)).toBe('functions:default');
});

test('a deploy stops if git cannot say which files have changed', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'git-'));
  const workingTree = `import('${import.meta.dirname}/git.ts').then(({ workingTree }) => workingTree())`;
  const script = `git init --quiet
    git -c user.name=a -c user.email=a@farm.test commit --quiet --allow-empty --message x
    echo damaged > .git/index
    node -e "${workingTree}"`;
  const { stderr } = spawnSync('sh', ['-c', script], { cwd: folder.path, encoding: 'utf8' });
  expect(stderr).toContain('"git status" failed');
});
