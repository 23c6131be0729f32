import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

test('an installation stops before a package that package.json does not name can run a script', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'package-'));
  const npm = (where: string, ...args: string[]) => spawnSync('npm', args, { cwd: where, encoding: 'utf8' });
  const probe = join(folder.path, 'probe');
  mkdirSync(probe);
  const scripts = { postinstall: 'echo > ../../ran' };
  writeFileSync(join(probe, 'package.json'), JSON.stringify({ name: 'probe', version: '1.0.0', scripts }));
  // A packed one, as from a registry. A folder would be linked.
  npm(probe, 'pack', '--pack-destination', folder.path);
  copyFileSync('.npmrc', join(folder.path, '.npmrc'));
  const { allowScripts } = manifest;
  const dependencies = { probe: 'file:probe-1.0.0.tgz' };
  writeFileSync(join(folder.path, 'package.json'), JSON.stringify({ allowScripts, dependencies }));
  const { stderr } = npm(folder.path, 'install', '--offline', '--loglevel=error');
  expect([existsSync(join(folder.path, 'ran')), stderr]).toEqual([false, expect.stringContaining('probe@1.0.0')]);
});
