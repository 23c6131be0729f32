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

test('a frozen build fails where the policy differs, leaves the file alone, and passes where it does not', async () => {
  const { file, text } = copy();
  await expect(writeHostingPolicy(POLICY, ['--frozen'], file)).rejects.toThrow('run npm run build and commit it');
  expect(readFileSync(file, 'utf8')).toBe(text);
  await writeHostingPolicy(THE_PAGES_OWN.exec(text)?.[0].slice(1, -1) ?? '', ['--frozen'], file);
});

test.each([
  ['gives them none', (text: string) => text.replace('Content-Security-Policy', 'X-Other')],
  ['has no rule for them', (text: string) => text.replace('"**"', '"/other"')],
  ['gives them two', (text: string) => text.replace('"Cache-Control"', '"Content-Security-Policy"')],
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
