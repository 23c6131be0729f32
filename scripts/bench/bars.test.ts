import { expect, test } from 'vitest';
import { isMissed } from './bars.ts';

test.each([
  [{ name: 'at the bar', value: 50, atMost: 50 }, false],
  [{ name: 'over it', value: 50.1, atMost: 50 }, true],
  [{ name: 'under it', value: 3.9, atLeast: 4 }, true],
  [{ name: 'not measured', value: Number.NaN, atMost: 50 }, true],
])('$name', (bar, missed) => {
  expect(isMissed(bar)).toBe(missed);
});
