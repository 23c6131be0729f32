import { afterEach, expect, test, vi } from 'vitest';
import { LIMIT_PER_ADDRESS } from './params.ts';

const LIMIT = 'LIMIT_PER_ADDRESS';

afterEach(() => vi.unstubAllEnvs());

test.each([undefined, '', ' ', '0', '00', '-1', '1,000', '1.5', '1e3', 'five', '5 5', '9999999', 'NaN', '٣'])(
  'a limit of %j is replaced by the default',
  (value) => {
    vi.stubEnv(LIMIT, value);
    expect(LIMIT_PER_ADDRESS.value()).toBe(5);
  },
);

test.each([
  ['1', 1],
  ['7', 7],
  [' 20\r', 20],
  ['999999', 999_999],
])('a limit of %j is used', (value, limit) => {
  vi.stubEnv(LIMIT, value);
  expect(LIMIT_PER_ADDRESS.value()).toBe(limit);
});
