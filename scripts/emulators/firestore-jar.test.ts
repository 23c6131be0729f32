import { expect, test } from 'vitest';
import { newestJar } from './firestore-jar.ts';

test('the newest jar of the cache is taken, by number and not by letter', () => {
  const names = ['cloud-firestore-emulator-v1.9.0.jar', 'cloud-firestore-emulator-v1.22.0.jar', 'ui-v1.15.0'];
  expect(newestJar(names)).toBe('cloud-firestore-emulator-v1.22.0.jar');
});

test('a cache without a whole jar has none', () => {
  expect(newestJar(['cloud-firestore-emulator-v1.22.0.jar.tmp'])).toBeUndefined();
});
