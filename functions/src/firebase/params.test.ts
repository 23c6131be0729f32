import { afterEach, expect, test, vi } from 'vitest';
import { LIMIT_PER_ADDRESS } from './params.ts';

afterEach(() => vi.unstubAllEnvs());

const WRONG = [undefined, ' ', '00', '-1', '1,000', '1.5', 'five', '9999999', '٣'];

test.each([[' 20\r', 20], ...WRONG.map((value) => [value, 5] as const)])('a limit of %j means %i', (value, limit) => {
  vi.stubEnv('LIMIT_PER_ADDRESS', value);
  expect(LIMIT_PER_ADDRESS.value()).toBe(limit);
});
