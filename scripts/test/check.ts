import { check, vitest } from './commands.ts';
import { finish, notRun } from './reports.ts';

/** Everything that needs no build (`npm run check`). */
const farm = await check('npm run -s check:farm');
const others = [await check('biome check'), await check('tsc -b')];
// The tests import the facts.
finish([farm, ...others, farm.failed.length > 0 ? notRun(['unit'], 'farm/ has mistakes') : await vitest('unit')]);
