import { check, vitest } from './commands.ts';
import { finish, notRun } from './reports.ts';

/** Everything that needs no build (`npm run check`). The tests and the compiler need the facts. */
const farm = await check('npm run -s check:farm');
const unit = farm.failed.length > 0 ? notRun(['unit'], 'farm/ has mistakes') : vitest('unit');
finish([farm, ...(await Promise.all([check('biome check'), check('tsc -b'), unit]))]);
