import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FARM, ROOT } from './modules.ts';

test.each(['#', '?', '%', ':'])('a sign in the path that breaks the build gets one sentence before it (%s)', (sign) => {
  const copy = mkdtempSync(join(tmpdir(), `a${sign}b-`));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(FARM, join(copy, 'farm'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const { status, stderr } = spawnSync(process.execPath, [join(copy, 'farm', 'check', 'main.ts')], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Rename .*: with "[#?%:]" in its path, nothing can be built\.\n$/);
});
