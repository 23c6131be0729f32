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

test('names what every package must hash to, so that nobody can slip in another', () => {
  const { '': _, ...packages } = own as Record<string, { integrity?: string }>;
  const without = Object.keys(packages).filter((name) => !packages[name]?.integrity?.startsWith('sha512-'));
  expect(without).toEqual([]);
});

// The cloud injects the latest Functions Framework where none is named, and runs "build" where there is no "gcp-build".
test('the cloud runs the framework that is tested here, and builds nothing', () => {
  expect(Object.keys(manifest.dependencies)).toContain('@google-cloud/functions-framework');
  expect(manifest.scripts['gcp-build']).toBe('');
});

function read(file: string) {
  return JSON.parse(readFileSync(join(FUNCTIONS, file), 'utf8'));
}
