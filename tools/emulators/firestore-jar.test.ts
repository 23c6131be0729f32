import { expect, test } from 'vitest';
import { newestJar } from './firestore-jar.ts';

test('finds the jar with the highest version number', () => {
  const names = ['cloud-firestore-emulator-v1.9.0.jar', 'cloud-firestore-emulator-v1.22.0.jar', 'ui-v1.15.0'];
  expect(newestJar(names)).toBe('cloud-firestore-emulator-v1.22.0.jar');
});

test('ignores an incomplete download', () => {
  expect(newestJar(['cloud-firestore-emulator-v1.22.0.jar.tmp'])).toBeUndefined();
});
