import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeRandomFarm } from '../../e2e/farms/random-farm.ts';
import { copyRepository } from '../../tools/copy.ts';
import { type Counts, finish } from './results.ts';

/** Builds and checks the tests' farms, and random ones whose seeds come from the commit. Arguments are other seeds. */
const COMMIT = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
const DRAWN = [0, 7, 14, 21].map((at) => Number.parseInt(COMMIT.slice(at, at + 7), 16));
const GIVEN = process.argv.slice(2).map(Number);

const BUILD = ['npm run -s check:farm -- --launch', 'npm run -s build --workspaces'];
/** Also the tests of built pages and of the way of a request, which `npm test` runs with the full farm only. */
const BARE = ['npx vitest run --project built', inEmulators('any-farm hosting consultation/way')];
/** Without the calls of the functions, which do not depend on a fact but for the form of `any-farm`. */
const ANY_FARM = [inEmulators('any-farm hosting/addresses hosting/headers')];

const copy = copyRepository();
const farms: Counts[] = [];
try {
  if (GIVEN.length === 0) {
    check('the bare farm', 'e2e/farms/bare', BARE);
    check('the full farm', 'e2e/farms/full', ANY_FARM);
  }
  for (const seed of GIVEN.length > 0 ? GIVEN : DRAWN) {
    await writeRandomFarm(join(copy, `${seed}`), seed);
    check(`the random farm ${seed} (npm run test:farms -- ${seed} draws it again)`, `${seed}`, ANY_FARM);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
finish(farms);

function inEmulators(tests: string): string {
  return `npx node scripts/with-emulators.ts --quiet "playwright test -c e2e ${tests}"`;
}

/** Builds the farm in this folder of the copy, and runs the commands up to the first that fails. */
function check(name: string, farm: string, commands: readonly string[]): void {
  console.log(`\n> ${name}`);
  const env = { ...process.env, FARM: farm };
  const passes = (command: string) =>
    spawnSync(command, { cwd: copy, shell: true, stdio: 'inherit', env }).status === 0;
  farms.push([...BUILD, ...commands].every(passes) ? { passed: 1 } : { failed: 1, text: `failed: ${name}` });
}
