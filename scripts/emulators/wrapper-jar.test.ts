import { expect, test } from 'vitest';
import { manifestFor } from './wrapper-jar.ts';

test('no line of the manifest is longer than 72 bytes, and unfolding gives the path back', () => {
  const jar = `/opt/${'very-long-name/'.repeat(20)}emulator.jar`;
  const manifest = manifestFor(jar);
  expect(Math.max(...manifest.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(72);
  expect(manifest.replaceAll('\r\n ', '')).toContain(`Class-Path: file://${jar}\r\n`);
});
