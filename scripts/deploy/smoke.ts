import { parseArgs } from 'node:util';
import { browserForTests } from '../../tools/browsers/chrome.ts';
import { runCommand, Stop } from '../../tools/stop.ts';
import { readProject } from './cloud.ts';
import { run } from './run.ts';

const USAGE =
  'Usage: npm run smoke -- <origin> [--project <project>], for example: npm run smoke -- https://my-farm.web.app';
/** Tests of any release of the site, and tests of the build in this folder. */
const ALL = '@live|@this-build';

/** Without a project, each run stores a test request of its own. */
if (import.meta.main)
  await runCommand(async () => {
    const { values, positionals } = parseArgs({ options: { project: { type: 'string' } }, allowPositionals: true });
    const url = URL.parse(positionals[0] ?? '');
    if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || positionals.length > 1)
      throw new Stop(USAGE);
    await browserForTests();
    await smokeTest(url.origin, values.project && (await readProject(values.project)).secret);
  }, USAGE);

/**
 * Needs a browser, which the caller has looked for. Runs the smoke test up to three times, because a deploy takes a moment to spread. The test request contains a code
 * made of the secret, the database's id: one is stored a day, and nobody outside can send it.
 */
export async function smokeTest(origin: string, secret: string | undefined, tests = ALL): Promise<void> {
  process.env.SITE = origin;
  if (secret) process.env.TEST_SECRET = secret;
  // The tests import the facts, which a fresh clone has not generated yet.
  await run('npm', 'run', '-s', 'check:farm');
  for (let attempt = 1; ; attempt++) {
    try {
      await run('playwright', 'test', '-c', 'e2e/hosting', '--grep', tests);
      return;
    } catch (error) {
      if (attempt === 3) throw error;
      await run('sleep', '20');
    }
  }
}
