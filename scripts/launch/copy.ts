import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../emulators/project.ts';

const WORKSPACES = ['web', 'functions'];

/** A copy of the repository in which anything may be changed, with the packages of this one; answers its folder. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'launch-'));
  for (const file of filesOf(ROOT)) cpSync(join(ROOT, file), join(copy, file));
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules'))) link(copy, join('node_modules', name));
  for (const workspace of WORKSPACES) link(copy, join(workspace, 'node_modules'));
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  movePorts(join(copy, 'firebase.json'));
  return copy;
}

function filesOf(folder: string): string[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: folder, encoding: 'utf8' });
  return files.split('\0').filter((file) => file && existsSync(join(folder, file)));
}

/** The emulators of the copy may run beside those of this repository. */
function movePorts(settings: string): void {
  const moved = readFileSync(settings, 'utf8').replace(/("port": )(\d+)/g, (_, name, port) => `${name}${+port + 100}`);
  writeFileSync(settings, moved);
}

/** To this repository's packages, but for the workspaces, which are the copy's own. */
function link(copy: string, path: string): void {
  const workspace = WORKSPACES.find((name) => path === join('node_modules', name));
  const target = join(ROOT, path);
  if (workspace) symlinkSync(join('..', workspace), join(copy, path));
  else if (existsSync(target)) symlinkSync(target, join(copy, path));
}
