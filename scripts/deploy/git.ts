import { spawnSync } from 'node:child_process';
import { Stop } from '../../tools/stop.ts';

const NO_REPOSITORY =
  'This folder is not a git repository with a commit, so nobody could say later what is live. Get it with "git clone".';

/** The settings of a project may be uncommitted: they are read at the deploy, and no build contains them. */
const NO_SETTINGS = ':(exclude)functions/.env.*';

/** The commit of this folder, which is empty without one, and the files that differ from it, new files included. */
export function workingTree(): { readonly commit: string; readonly changed: readonly string[] } {
  const { ok, output } = git('rev-parse', '--verify', '--quiet', 'HEAD');
  if (!ok) return { commit: '', changed: [] };
  const status = git('status', '--porcelain', '-z', '--untracked-files=all', '--no-renames', '--', '.', NO_SETTINGS);
  const changed = status.output.split('\0').filter(Boolean);
  return { commit: output.trim(), changed: changed.map((entry) => entry.slice('XY '.length)) };
}

/** Returns the commit. Throws a Stop if it is not all of this folder, or if other computers cannot get it. */
export function requireCommitted(): string {
  const { commit, changed } = workingTree();
  if (!commit) throw new Stop(NO_REPOSITORY);
  if (changed.length > 0) {
    const named = changed.slice(0, 3).join(', ') + (changed.length > 3 ? ` and ${changed.length - 3} more` : '');
    throw new Stop(
      `These files have changes that are not committed: ${named}. Commit them, or put them back with "git stash -u".`,
    );
  }
  if (!git('remote').output.split('\n').includes('origin')) return commit;
  if (!git('fetch', '--quiet', 'origin').ok)
    throw new Stop('The repository at origin cannot be reached. Check your network and that you may read it.');
  if (git('branch', '--remotes', '--contains', commit).output) return commit;
  throw new Stop(
    'The repository at origin does not have your last commit. Run "git push", then the same command again.',
  );
}

export function isPartOfHead(commit: string): boolean {
  return git('merge-base', '--is-ancestor', commit, 'HEAD').ok;
}

function git(...args: readonly string[]) {
  const { status, stdout, error } = spawnSync('git', args, { encoding: 'utf8' });
  if (error) throw new Stop('The command "git" is not installed.');
  return { ok: status === 0, output: stdout };
}
