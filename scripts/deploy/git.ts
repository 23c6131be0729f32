import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stop } from '../lib/stop.ts';
import { appendToStop, run } from './run.ts';

const NO_REPOSITORY =
  'This folder is not a git repository, so no deploy could be undone later. Get it with "git clone", or run "git init" and "git add --all && git commit -m Start" in it.';

/** Files that differ from the last commit, new files included. */
export async function changedFiles(): Promise<readonly string[]> {
  const { ok, output } = await git('status', '--porcelain', '-z', '--untracked-files=all', '--no-renames');
  if (!ok || !(await git('rev-parse', '--verify', '--quiet', 'HEAD')).ok) throw new Stop(NO_REPOSITORY);
  const entries = output.split('\0').filter(Boolean);
  return entries.map((entry) => entry.slice('XY '.length));
}

export async function commitAll(message: string): Promise<void> {
  await gitOrStop('add', '--all');
  await gitOrStop(...(await author()), 'commit', '--quiet', '--message', message);
}

/** Options with a name and an address for a commit, if git has none. */
async function author(): Promise<readonly string[]> {
  if ((await git('config', 'user.email')).ok) return [];
  return ['-c', 'user.name=npm run deploy', '-c', 'user.email=deploy@localhost'];
}

export async function tagsUnder(prefix: string) {
  const lines = await gitOrStop('for-each-ref', '--format=%(refname:lstrip=2) %(objectname)', `refs/tags/${prefix}`);
  return lines.split('\n').flatMap((line) => {
    const [name, commit] = line.split(' ');
    return name && commit ? [{ name, commit }] : [];
  });
}

/** Creates a tag and pushes it to the origin, if there is one, so that other machines know about the deploy. */
export async function tag(name: string, commitish: string): Promise<void> {
  await gitOrStop('tag', name, commitish);
  if (!(await hasOrigin())) return;
  const { ok } = await git('push', '--quiet', 'origin', `refs/tags/${name}`);
  if (!ok) console.error(`The tag ${name} could not be sent to origin. Run: git push origin ${name}`);
}

/** Fetches the tags of deploys from other machines. */
export async function fetchTags(): Promise<void> {
  if (!(await hasOrigin()) || (await git('fetch', '--quiet', '--tags', 'origin')).ok) return;
  throw new Stop('The repository at origin cannot be reached. Check your network and that you may read it.');
}

export async function isPartOfHead(commitish: string): Promise<boolean> {
  return (await git('merge-base', '--is-ancestor', commitish, 'HEAD')).ok;
}

/** Runs a function with a temporary checkout of a commit. */
export async function withCheckout<Result>(commitish: string, work: (folder: string) => Promise<Result>) {
  const folder = mkdtempSync(join(tmpdir(), 'undo-'));
  try {
    await appendToStop('What is live has not changed.', () =>
      gitOrStop('worktree', 'add', '--quiet', '--detach', folder, commitish),
    );
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await git('worktree', 'prune');
  }
}

async function hasOrigin(): Promise<boolean> {
  return (await git('remote')).output.split('\n').includes('origin');
}

async function gitOrStop(...args: readonly string[]): Promise<string> {
  const { ok, output } = await git(...args);
  if (!ok) throw new Stop(`"git ${args.join(' ')}" failed. Its error message is above.`);
  return output;
}

async function git(...args: readonly string[]) {
  return run('git', args, { quiet: true });
}
