import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './project.ts';

const WORKSPACES = ['web', 'functions'];

/** Copies the repository without its packages into a new folder, and returns its path. */
export function copyRepository(parent = tmpdir()): string {
  const copy = mkdtempSync(join(parent, 'launch-'));
  for (const file of filesOf(ROOT)) cpSync(join(ROOT, file), join(copy, file));
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  return copy;
}

/** Links the packages of this repository into a copy, which is faster than installing them. */
export function linkPackages(copy: string): void {
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules'))) link(copy, join('node_modules', name));
  for (const workspace of WORKSPACES) link(copy, join(workspace, 'node_modules'));
}

function filesOf(folder: string): string[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: folder, encoding: 'utf8' });
  return files.split('\0').filter((file) => file && existsSync(join(folder, file)));
}

/** Links to this repository's packages, but links a workspace to the copy's own folder. */
function link(copy: string, path: string): void {
  const workspace = WORKSPACES.find((name) => path === join('node_modules', name));
  const target = join(ROOT, path);
  if (workspace) symlinkSync(join('..', workspace), join(copy, path));
  else if (existsSync(target)) symlinkSync(target, join(copy, path));
}
