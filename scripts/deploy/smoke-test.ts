import { run } from './run.ts';

const ATTEMPTS = 3;
const PAUSE_SECONDS = '20';
/** Tests of any release of the site, and tests of the build in this folder. */
const ALL = '@live|@this-build';

/**
 * Runs the smoke test up to three times, because a deploy takes a moment to spread. The key of the test request is
 * made of the secret, the database's id: only one is stored, and nobody outside can know it.
 */
export async function passesSmokeTest(origin: string, secret: string, tests = ALL): Promise<boolean> {
  process.env.SITE = origin;
  process.env.TEST_SECRET = secret;
  // The tests import the facts, which a fresh clone has not generated yet.
  await run('npm', ['run', '--silent', 'check:farm']);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    if ((await run('playwright', ['test', '-c', 'e2e/hosting', '--grep', tests])).ok) return true;
    if (attempt < ATTEMPTS) await run('sleep', [PAUSE_SECONDS]);
  }
  return false;
}
