import { type ExecFileException, execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { TESTIMONIALS } from '../../web/src/content/testimonials.ts';
import { copyRepository } from './copy.ts';
import { giveOtherFacts, givePlaceholders, giveSamples } from './facts.ts';

/** All but the one that builds a copy of its own. */
const TESTS = 'vitest run --project unit --project built --exclude "web/build/photos.*"';
const IN_BROWSER = 'playwright test -c e2e --project=phone reflow header egg-form';

let copy: string;

beforeAll(async () => {
  copy = copyRepository();
  await giveOtherFacts(copy);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('the launch is stopped by one placeholder or sample quote that is left, and each is named', async () => {
  onTestFinished(() => {
    givePlaceholders(copy, []);
    giveSamples(copy, false);
  });
  givePlaceholders(copy, ['phone', 'male']);
  giveSamples(copy, true);
  const { code, stderr } = await shell('npm run -s check:launch');
  expect(code).toBe(1);
  const named = stderr.match(/^placeholder {2}.*?(?=:)/gm);
  expect(named).toEqual(
    ['phone', 'male', ...TESTIMONIALS.quotes.map(() => 'sample quote')].map((n) => `placeholder  ${n}`),
  );
});

test.each([
  ['nothing is left to give', 'npm run -s check:launch'],
  ['the pages are built', 'npm run -s build -w web'],
  ['the tests that need neither emulator nor browser are green', TESTS],
  [
    'the pages fit and keep to their policy in a browser',
    `node scripts/with-emulators.ts --only hosting "${IN_BROWSER}"`,
  ],
])('with every fact given, %s', async (_, command) => {
  const { code, stdout, stderr } = await shell(command);
  expect(code, stdout + stderr).toBe(0);
});

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** As a developer would call it in the copy: this run's own settings are not handed on. */
async function shell(command: string): Promise<Outcome> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$)/.test(name)),
  );
  const run = promisify(execFile)('/bin/sh', ['-c', command], { cwd: copy, env, maxBuffer: 64 * 1024 * 1024 });
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: ExecFileException & Outcome) => ({ code, stdout, stderr }),
  );
}
