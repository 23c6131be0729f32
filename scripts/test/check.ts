import { check } from './commands.ts';
import { finish } from './reports.ts';

/** Everything that needs no build (`npm run check`). The tests and the compiler need the facts. */
const OTHERS = ['biome check', 'tsc -b', 'vitest run --project unit --reporter=minimal'];

const farm = await check('npm run -s check:farm');
const left = { left: OTHERS.length, text: `did not run, because farm/ has mistakes: ${OTHERS.join(', ')}` };
finish(farm.passed ? [farm, ...(await Promise.all(OTHERS.map(check)))] : [farm, left]);
