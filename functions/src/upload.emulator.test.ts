import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { VALID_REQUEST } from './contract/schema.cases.ts';
import { stored, submit } from './testing/consultations.ts';
import { startSubmit } from './testing/start-submit.ts';

/** The deploy tests check that a deploy uploads these, and settings, and nothing else. */
const UPLOADED = ['package.json', 'package-lock.json', '.npmrc', 'lib'];

test('what a deploy uploads can be installed alone, starts and stores a request', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'uploaded-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of UPLOADED)
    cpSync(join(import.meta.dirname, '..', name), join(folder, name), {
      recursive: true,
      filter: (path) => !/\/testing$|\.(test|cases)\.js$/.test(path),
    });
  await promisify(execFile)('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: folder });
  const { url, stop } = await startSubmit(folder);
  onTestFinished(stop);
  const { status, body } = await submit(VALID_REQUEST, { url });
  expect([status, body]).toEqual([201, { id: expect.any(String) }]);
  expect((await stored(body.id)).get('email')).toBe(VALID_REQUEST.email);
});
