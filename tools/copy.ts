import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './project.ts';

/** The folders of packages, and the workspaces in the first one, which lead to those of the copy. */
const PACKAGES = ['node_modules', 'web/node_modules', 'functions/node_modules'];
const WORKSPACES = ['web', 'functions'];

/** Copies the repository into a new folder, with links to its packages, which is faster than installing them. */
export function copyRepository(parent = tmpdir()): string {
  const copy = mkdtempSync(join(parent, 'copy-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: ROOT, encoding: 'utf8' });
  for (const file of files.split('\0'))
    if (file && existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(copy, file));
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  for (const folder of PACKAGES.filter((each) => existsSync(join(ROOT, each)))) {
    mkdirSync(join(copy, folder));
    for (const name of readdirSync(join(ROOT, folder)))
      symlinkSync(WORKSPACES.includes(name) ? join('..', name) : join(ROOT, folder, name), join(copy, folder, name));
  }
  return copy;
}
