import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { onlyAccount } from './cloud.ts';

test('a deploy stops if the Firebase CLI knows several accounts, and names them', () => {
  const [one, other] = ['a@farm.test', 'b@farm.test'].map((email) => ({
    user: { email },
    tokens: { access_token: '' },
  }));
  expect(onlyAccount([])).toBeUndefined();
  if (one && other) expect(() => onlyAccount([one, other])).toThrow(/a@farm\.test, b@farm\.test.*logout b@farm\.test/);
});

test('a deploy stops if git cannot say which files have changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'git-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const run = (command: string, ...args: readonly string[]) =>
    spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@farm.test'];
  run('git', 'init', '--quiet');
  run('git', ...author, 'commit', '--quiet', '--allow-empty', '--message', 'x');
  writeFileSync(join(folder, '.git/index'), 'damaged');
  const script = `import('${import.meta.dirname}/git.ts').then(({ workingTree }) => workingTree())`;
  expect(run(process.execPath, '-e', script).stderr).toContain('"git status" failed');
});
