import { expect, test } from 'vitest';
import { manifestFor, zipOfOne } from './wrapper-jar.ts';

test('no line of the manifest is longer than 72 bytes, and unfolding gives the path back', () => {
  const jar = `/opt/${'very-long-name/'.repeat(20)}emulator.jar`;
  const manifest = manifestFor(jar);
  expect(Math.max(...manifest.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(72);
  expect(manifest.replaceAll('\r\n ', '')).toContain(`Class-Path: file://${jar}\r\n`);
});

test('the zip holds its one file, stored as it is, and ends where it says', () => {
  const zip = zipOfOne('a.txt', 'hello');
  const directory = zip.readUInt32LE(zip.length - 6);
  expect(zip.toString('latin1')).toContain('a.txthello');
  expect(zip.readUInt32LE(directory)).toBe(0x02014b50);
});
