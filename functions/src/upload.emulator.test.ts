import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { VALID_REQUEST } from './contract/schema.cases.ts';
import { stored, submit } from './testing/consultations.ts';
import { startSubmit } from './testing/start-submit.ts';

const FUNCTIONS = join(import.meta.dirname, '..');

type Listing = (options: { path: string; ignoreStrings: string[] }) => Promise<{ name: string }[]>;
const { readdirRecursive } = createRequire(import.meta.url)('firebase-tools/lib/fsAsync.js') as {
  readdirRecursive: Listing;
};

test('the upload contains only what the functions need', async () => {
  const files = await uploadedFiles();
  expect(files).toEqual(expect.arrayContaining(['.npmrc', 'package.json', 'package-lock.json', 'lib/index.js']));
  expect(files.filter((file) => !/^(package(-lock)?\.json|\.npmrc|\.env\..*|lib\/.*\.js)$/.test(file))).toEqual([]);
  expect(files.filter((file) => /test|cases|src/.test(file))).toEqual([]);
});

test('the upload can be installed alone, starts and stores a request', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'uploaded-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of await uploadedFiles()) cpSync(join(FUNCTIONS, file), join(folder, file));
  await promisify(execFile)('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: folder });
  const { url, stop } = await startSubmit(folder);
  onTestFinished(stop);
  const { status, body } = await submit(VALID_REQUEST, { url });
  expect([status, body]).toEqual([201, { id: expect.any(String) }]);
  expect((await stored(body.id)).get('email')).toBe(VALID_REQUEST.email);
});

/** The files that a deployment would upload, listed by the Firebase CLI's own code. */
async function uploadedFiles(): Promise<string[]> {
  const { functions } = JSON.parse(readFileSync(join(FUNCTIONS, '..', 'firebase.json'), 'utf8'));
  const files = await readdirRecursive({ path: FUNCTIONS, ignoreStrings: functions[0].ignore });
  return files.map(({ name }) => relative(FUNCTIONS, name)).sort();
}
