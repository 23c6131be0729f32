import { expect, test, vi } from 'vitest';
import { LIMIT_PER_ADDRESS } from './params.ts';

const WRONG = [undefined, ' ', '00', '-1', '1,000', '1.5', 'five', '9999999', '٣'];

test.each([[20, ' 20\r'] as const, ...WRONG.map((value) => [5, value] as const)])(
  'a limit is %i for %j',
  (limit, value) => {
    vi.stubEnv('LIMIT_PER_ADDRESS', value);
    expect(LIMIT_PER_ADDRESS.value()).toBe(limit);
  },
);
