import { check } from './commands.ts';
import { finish, notRun } from './reports.ts';

/** Everything that needs no build (`npm run check`). The tests and the compiler need the facts. */
const OTHERS = ['biome check', 'tsc -b', 'vitest run --project unit'];

const farm = await check('npm run -s check:farm');
const hasMistakes = farm.failed.length > 0;
finish([farm, ...(hasMistakes ? [notRun(OTHERS, 'farm/ has mistakes')] : await Promise.all(OTHERS.map(check)))]);
