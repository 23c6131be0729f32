import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FUNCTIONS = join(import.meta.dirname, '..');
const manifest = read('package.json');
const own = read('package-lock.json').packages;
const shared = read('../package-lock.json').packages;

// A deploy test installs from the lock file, which fails if it does not match package.json.
test.each(Object.keys(manifest.dependencies))(
  '%s has the same version as in the root lock file, which the tests use',
  (name) => {
    const tested = shared[`functions/node_modules/${name}`] ?? shared[`node_modules/${name}`];
    expect(own[`node_modules/${name}`].version, 'Run: npm run lock -w functions').toBe(tested.version);
  },
);

test('the lock file names no registry, so that it installs from any', () => {
  const withRegistry = Object.values<{ resolved?: string }>(own).filter(({ resolved }) => resolved);
  expect(withRegistry).toEqual([]);
});

test('the cloud runs the Node version that the tests use', () => {
  expect(manifest.engines).toEqual({ node: process.versions.node.split('.')[0] });
  // A "runtime" in firebase.json has priority over "engines" in package.json.
  for (const functions of read('../firebase.json').functions) expect(functions).not.toHaveProperty('runtime');
});

function read(file: string) {
  return JSON.parse(readFileSync(join(FUNCTIONS, file), 'utf8'));
}
