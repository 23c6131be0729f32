import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository, linkPackages } from '../../tools/copy.ts';
import { ROOT } from '../../tools/project.ts';
import { Stop } from '../../tools/stop.ts';

/** The time of the fake clock in picture tests. */
export const NOW = new Date('2026-11-22T21:10:00Z');

/** Separate from the owner's facts, so that a change in farm/ does not change the pictures. */
const FACTS = 'e2e/pictures/farm';

/** The built site, and in `from-functions/` the pages and mails of the functions. */
export const SITE = join(ROOT, 'test-results', 'pictures-site');

/** Builds the site with the facts of the pictures, in a temporary copy of the repository. */
export function buildSite(): void {
  const copy = copyRepository();
  try {
    linkPackages(copy);
    rmSync(join(copy, 'farm', 'photos'), { recursive: true });
    cpSync(join(copy, FACTS), join(copy, 'farm'), { recursive: true });
    run(copy, 'npm', 'run', '--silent', 'build', '-w', 'web');
    run(copy, process.execPath, 'e2e/pictures/write-server-pages.ts');
    rmSync(SITE, { recursive: true, force: true });
    cpSync(join(copy, 'web', 'dist'), SITE, { recursive: true });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function run(cwd: string, command: string, ...args: readonly string[]): void {
  const env = { ...process.env, SOURCE_DATE_EPOCH: String(NOW.getTime() / 1000), GCLOUD_PROJECT: 'demo-pictures' };
  const { status } = spawnSync(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Stop(`The site of the pictures could not be built. Its facts stand in ${FACTS}.`);
}
