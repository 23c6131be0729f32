import { spawnSync } from 'node:child_process';
import { Stop } from '../../tools/stop.ts';

/** The settings of a project may be uncommitted: they are read at the deploy, and no build contains them. */
const NO_SETTINGS = ':(exclude)functions/.env.*';

/** The commit of this folder and the hash of its files, both empty without one, and the files that differ from it, new ones included. */
export function workingTree(): { readonly commit: string; readonly tree: string; readonly changed: readonly string[] } {
  const [commit = '', tree = ''] = (git('rev-parse', 'HEAD', 'HEAD^{tree}') ?? '').split('\n');
  const status = git('status', '--porcelain', '--untracked-files=all', '--no-renames', '--', '.', NO_SETTINGS);
  if (commit && status === undefined)
    throw new Stop('"git status" failed, so nobody knows what would be deployed. Run it, and do what it says.');
  const changed = (status ?? '').split('\n').filter(Boolean);
  return { commit, tree, changed: changed.map((line) => line.slice('XY '.length)) };
}

/** Returns the commit. Throws a Stop if it is not all of this folder, or if other computers cannot get it. */
export function requireCommitted(): string {
  const { commit, changed } = workingTree();
  if (!commit)
    throw new Stop(
      'This folder is not a git repository with a commit, so nobody could say later what is live. Get it with "git clone".',
    );
  if (changed.length > 0)
    throw new Stop(
      `Files have changes that are not committed, such as ${changed.slice(0, 3).join(', ')}. Commit them, or put them back with "git stash -u".`,
    );
  if (git('remote', 'get-url', 'origin') === undefined) return commit;
  if (!git('branch', '--remotes', '--contains', commit))
    throw new Stop(
      'The repository at origin does not have your last commit. Run "git push", then the same command again.',
    );
  return commit;
}

export function isPartOfHead(commit: string): boolean {
  return git('merge-base', '--is-ancestor', commit, 'HEAD') !== undefined;
}

export function hasChangedSince(commit: string, paths: readonly string[]): boolean {
  return git('diff', '--quiet', commit, 'HEAD', '--', ...paths) === undefined;
}

/** Returns what git wrote, or nothing if it failed. */
function git(...args: readonly string[]): string | undefined {
  const { status, stdout, error } = spawnSync('git', args, { encoding: 'utf8' });
  if (error) throw new Stop('The command "git" is not installed.');
  return status === 0 ? stdout : undefined;
}
