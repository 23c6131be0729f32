import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../lib/project.ts';
import { Stop } from '../lib/stop.ts';

/** The commit before the start-up was made faster. Some limits are shares of its times. */
const BASELINE = 'c611da53e24320d6cbc65015e2a62e98375b584e';
export const BASELINE_NAME = `commit ${BASELINE.slice(0, 7)}`;

/**
 * Builds the baseline commit once, with the packages of its own lock file. Returns the folder with its `dist` and
 * `firebase.json`.
 */
export function baselineSite(commit = BASELINE): string {
  const site = join(ROOT, 'node_modules', '.cache', 'bench', commit);
  // Copied last, so that an interrupted copy is not used.
  const config = join(site, 'firebase.json');
  if (existsSync(config)) return site;
  requireCommit(commit);
  const checkout = mkdtempSync(join(tmpdir(), 'baseline-'));
  try {
    const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: Number.POSITIVE_INFINITY });
    execFileSync('tar', ['-x', '-C', checkout], { input: archive });
    console.log(`Building commit ${commit.slice(0, 7)}, which the bench compares with; the next run finds it built.`);
    // Vite has set NODE_ENV to production in this process, and npm would leave out the packages of the build.
    execFileSync('npm', ['ci', '--ignore-scripts', '--include=dev'], {
      cwd: checkout,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    execFileSync(process.execPath, ['build/build.ts'], { cwd: join(checkout, 'web'), stdio: 'inherit' });
    cpSync(join(checkout, 'web', 'dist'), join(site, 'dist'), { recursive: true });
    cpSync(join(checkout, 'firebase.json'), config);
  } finally {
    rmSync(checkout, { recursive: true });
  }
  return site;
}

function requireCommit(commit: string): void {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT, stdio: 'ignore' });
  } catch {
    throw new Stop(
      `The bench compares with commit ${commit}, which this clone does not have: git fetch --unshallow brings it.`,
    );
  }
}
