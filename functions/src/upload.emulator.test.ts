import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { VALID_REQUEST } from './contract/schema.cases.ts';
import { stored, submit } from './testing/consultations.ts';
import { NO_LIMITS } from './testing/no-limits.ts';
import { type StartedFunction, startFunction } from './testing/start-function.ts';
import { uploadedFiles } from './testing/uploaded-files.ts';

const FUNCTIONS = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'uploaded-'));
let started: StartedFunction | undefined;

beforeAll(async () => {
  for (const file of await uploadedFiles()) cpSync(join(FUNCTIONS, file), join(folder, file));
  await promisify(execFile)('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: folder });
}, 300_000);

afterAll(async () => {
  await started?.stop();
  rmSync(folder, { recursive: true });
});

test('the upload contains only what the functions need', async () => {
  const files = await uploadedFiles();
  expect(files).toEqual(expect.arrayContaining(['.npmrc', 'package.json', 'package-lock.json', 'lib/index.js']));
  expect(files.filter((file) => !/^(package(-lock)?\.json|\.npmrc|\.env\..*|lib\/.*\.js)$/.test(file))).toEqual([]);
  expect(files.filter((file) => /test|cases|src/.test(file))).toEqual([]);
});

test('the upload can be installed alone, without development dependencies', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(FUNCTIONS, 'package.json'), 'utf8'));
  const installed = Object.keys(
    JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8')).packages,
  );
  expect(installed).toContain('node_modules/firebase-admin');
  for (const name of Object.keys(devDependencies)) expect(installed).not.toContain(`node_modules/${name}`);
});

test('the uploaded function starts and stores a request', async () => {
  started = await startFunction(folder, 'submit.consultation', NO_LIMITS);
  const { status, body } = await submit(VALID_REQUEST, { url: started.url });
  expect([status, body]).toEqual([201, { id: expect.any(String) }]);
  expect((await stored(body.id)).get('email')).toBe(VALID_REQUEST.email);
});
