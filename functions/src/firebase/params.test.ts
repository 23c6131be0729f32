import { afterEach, expect, test, vi } from 'vitest';
import { LIMIT_PER_ADDRESS } from './params.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([undefined, ' ', '00', '-1', '1,000', '1.5', 'five', '9999999', '٣'])(
  'a limit of %j is replaced by the default',
  (value) => {
    vi.stubEnv('LIMIT_PER_ADDRESS', value);
    expect(LIMIT_PER_ADDRESS.value()).toBe(5);
  },
);

test('a limit that is a whole number is used', () => {
  vi.stubEnv('LIMIT_PER_ADDRESS', ' 20\r');
  expect(LIMIT_PER_ADDRESS.value()).toBe(20);
});
