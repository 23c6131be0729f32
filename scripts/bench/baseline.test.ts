import { expect, test } from 'vitest';
import { Stop } from '../lib/stop.ts';
import { baselineSite } from './baseline.ts';

test('a clone without the commit is told how to get it', () => {
  const build = () => baselineSite('0'.repeat(40));
  expect(build).toThrow(Stop);
  expect(build).toThrow(/git fetch --unshallow/);
});
