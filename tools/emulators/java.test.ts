import { expect, test } from 'vitest';
import { parseMajor } from './java.ts';

test.each([
  ['openjdk version "21.0.4" 2024-07-16', 21],
  ['openjdk version "25" 2025-09-16 LTS', 25],
  ['java version "1.8.0_402"', 8],
  ['command not found', 0],
])('%s is Java %i', (text, major) => {
  expect(parseMajor(text)).toBe(major);
});
