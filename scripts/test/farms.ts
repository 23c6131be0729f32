import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeRandomFarm } from '../../e2e/farms/random-farm.ts';
import { copyRepository } from '../../tools/copy.ts';

/**
 * Builds and checks the site with a farm that has nothing but what is required, and with farms that are drawn at random
 * (`npm run test:farms`). The seeds come from the commit, so that a commit has the same farms everywhere. Arguments are
 * other seeds.
 */
const RANDOM_FARMS = 4;
const GIVEN = process.argv.slice(2).map(Number);
const COMMIT = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
const DRAWN = Array.from({ length: RANDOM_FARMS }, (_, index) =>
  Number.parseInt(COMMIT.slice(7 * index, 7 * index + 7), 16),
);
const SEEDS = GIVEN.length > 0 ? GIVEN : DRAWN;
const BUILD = ['npm run -s check:farm -- --launch', 'npm run -s build --workspaces'];
/** Without the calls of the functions, which do not depend on a fact but for the form of `any-farm`. */
const TESTS = 'playwright test -c e2e any-farm hosting/addresses hosting/headers';
const CHECKS = [...BUILD, `npx node scripts/with-emulators.ts --quiet "${TESTS}"`];
/** The checks of the bare farm also run the tests of built pages and of the way of a request. */
const CODE = [
  'npx vitest run --project built',
  'npm run -s check:build -- consultation/way consultation/without-script',
];

const copy = copyRepository();
const failed: string[] = [];
try {
  if (GIVEN.length === 0) check('the bare farm', 'e2e/farms/bare', [...BUILD, ...CODE]);
  for (const seed of SEEDS) {
    await writeRandomFarm(join(copy, `${seed}`), seed);
    check(`the random farm ${seed} (npm run test:farms -- ${seed} draws it again)`, `${seed}`, CHECKS);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
for (const farm of failed) console.log(`failed: ${farm}`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Runs the commands, up to the first that fails, with the facts in this folder of the copy. */
function check(name: string, farm: string, commands: readonly string[]): void {
  console.log(`\n> ${name}`);
  const env = { ...process.env, FARM: farm };
  const passes = (command: string) =>
    spawnSync(command, { cwd: copy, shell: true, stdio: 'inherit', env }).status === 0;
  if (!commands.every(passes)) failed.push(name);
}
