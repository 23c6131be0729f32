import { check, finish } from './results.ts';

/** Everything that needs no build (`npm run check`). The tests and the compiler need the facts. */
const OTHERS = ['biome check', 'tsc -b', 'vitest run --project unit --reporter=minimal'];

const farm = await check('npm run -s check:farm');
finish([farm, ...(farm.passed ? await Promise.all(OTHERS.map(check)) : [])]);
