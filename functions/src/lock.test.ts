import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FUNCTIONS = join(import.meta.dirname, '..');
const manifest = read('package.json');
const own = read('package-lock.json').packages;
const shared = read('../package-lock.json').packages;

test('the lock file of the upload is in step with package.json (else: npm run lock -w functions)', () => {
  const { dependencies, devDependencies } = own[''];
  expect({ dependencies, devDependencies }).toEqual({
    dependencies: manifest.dependencies,
    devDependencies: manifest.devDependencies,
  });
});

test('every version is exact', () => {
  const ranges = Object.values<string>({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(ranges.filter((range) => !/^\d+\.\d+\.\d+$/.test(range))).toEqual([]);
});

test.each(Object.keys(manifest.dependencies))('%s is the version that is tested here', (name) => {
  const tested = shared[`functions/node_modules/${name}`] ?? shared[`node_modules/${name}`];
  expect(own[`node_modules/${name}`].version).toBe(tested.version);
});

test('names no registry, so that it installs from any', () => {
  const named = Object.values<{ resolved?: string }>(own).filter(({ resolved }) => resolved);
  expect(named).toEqual([]);
});

function read(file: string) {
  return JSON.parse(readFileSync(join(FUNCTIONS, file), 'utf8'));
}
