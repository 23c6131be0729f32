import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writeHostingPolicy } from './hosting-policy.ts';

const POLICY = "default-src 'none'; style-src 'sha256-new='";
const THE_PAGES_OWN = /"default-src 'none'; script-src 'self' [^"]*"/;

test('a build writes the policy of its pages into firebase.json, and nothing else', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { file, text } = copy();
  await writeHostingPolicy(POLICY, [], file);
  expect(readFileSync(file, 'utf8')).toBe(text.replace(THE_PAGES_OWN, `"${POLICY}"`));
});

test('a build writes a rewrite for every route, and removes one without a route', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { file } = copy((text) => text.replaceAll('/egg-', '/old-'));
  const [policy = ''] = THE_PAGES_OWN.exec(readFileSync(file, 'utf8')) ?? [];
  await writeHostingPolicy(policy.slice(1, -1), [], file);
  expect(readFileSync(file, 'utf8')).toBe(readFileSync('firebase.json', 'utf8'));
});

test('with --frozen, a build fails without changing the file if the policy differs, and passes otherwise', async () => {
  const { file, text } = copy();
  await expect(writeHostingPolicy(POLICY, ['--frozen'], file)).rejects.toThrow('run npm run build and commit it');
  expect(readFileSync(file, 'utf8')).toBe(text);
  await writeHostingPolicy(THE_PAGES_OWN.exec(text)?.[0].slice(1, -1) ?? '', ['--frozen'], file);
});

test.each([
  ['has no policy for the pages', (text: string) => text.replace('Content-Security-Policy', 'X-Other')],
  ['has no rule for the pages', (text: string) => text.replace('"**"', '"/other"')],
  ['has two policies for the pages', (text: string) => text.replace('"Cache-Control"', '"Content-Security-Policy"')],
])('a build fails when firebase.json %s', async (_, spoilt) => {
  const { file, text } = copy(spoilt);
  await expect(writeHostingPolicy(POLICY, [], file)).rejects.toThrow('must give every page');
  expect(readFileSync(file, 'utf8')).toBe(text);
});

function copy(changed = (text: string) => text) {
  const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const text = changed(readFileSync('firebase.json', 'utf8'));
  const file = pathToFileURL(join(folder, 'firebase.json'));
  writeFileSync(file, text);
  return { file, text };
}
