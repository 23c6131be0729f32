import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FARM, ROOT } from './modules.ts';
import { WRITTEN } from './testing.ts';

test.each(['#', '?', '%', ':'])(
  'a character in the path that breaks the build gets one sentence before it (%s)',
  (character) => {
    const { status, stderr } = run(copyOfFarm(`a${character}b-`));
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Rename .*: with "[#?%:]" in its path, nothing can be built\.\n$/);
  },
);

test('each mistake, and with --launch each sample, is a message and a line in the summary of the run, with its Markdown characters escaped', () => {
  const copy = copyOfFarm('farm-');
  const summary = join(copy, 'summary.md');
  const facts = WRITTEN['facts.yaml']
    .replace(/phone: .*/, 'phone: <b>*Zoë*')
    .replace('since: 2009', 'since: my_dog')
    .replace(/ {2}photo: .*\n {2}shows: .*\n/, '');
  writeFileSync(join(copy, 'farm', 'facts.yaml'), facts);
  writeFileSync(join(copy, 'farm', 'stories.yaml'), '- story: "Sample text: x"\n  who: A family\n  where: Moore\n');
  const { status, stderr } = run(copy, summary, '--launch');
  const phone = `"phone": "<b>*Zoë*" can't be used. Write ten digits exactly in this form, for example: (918) 238-7746`;
  const year = `"since": "my_dog" can't be used. Write a whole number from 1900 to ${new Date().getFullYear()}, without other characters or quotation marks, for example: 2018`;
  const sample = `farm/stories.yaml, line 1, "story" of "A family": it is a sample. Write a family's own words, or delete the entry.`;
  expect([status, stderr]).toEqual([
    1,
    `farm/facts.yaml, line 4, ${phone}\nfarm/facts.yaml, line 18, ${year}\n${sample}\nChange these 3 in farm/, and try again.\n`,
  ]);
  expect(readFileSync(summary, 'utf8')).toBe(`## Change this in \`farm/\`

- farm/facts.yaml, line 4, ${phone.replace('<b>*Zoë*', '\\<b\\>\\*Zoë\\*')}
- farm/facts.yaml, line 18, ${year.replace('_', '\\_')}
- ${sample}

`);
});

test('what the owner should look at is no mistake, and is in the summary of the run, too', () => {
  const copy = copyOfFarm('farm-');
  const summary = join(copy, 'summary.md');
  writeFileSync(join(copy, 'farm', 'pups.yaml'), 'nextLitter:\n  family: In May 2020.\n');
  const { status, stdout } = run(copy, summary);
  expect([status, stdout]).toEqual([0, expect.stringMatching(/\nLook at this:\n- .*May 2020/)]);
  expect(readFileSync(summary, 'utf8')).toMatch(/^## Look at this\n\n- .*May 2020/);
});

function copyOfFarm(prefix: string): string {
  const copy = mkdtempSync(join(tmpdir(), prefix));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(FARM, join(copy, 'farm'), { recursive: true });
  cpSync(join(ROOT, 'farm', 'check'), join(copy, 'farm', 'check'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  for (const folder of ['functions/src/contract', 'web/src/content', 'web/src/ui'])
    mkdirSync(join(copy, folder), { recursive: true });
  // Encoding photos takes most of the time of a test.
  symlinkSync(join(ROOT, 'web/assets'), join(copy, 'web/assets'));
  return copy;
}

function run(root: string, GITHUB_STEP_SUMMARY = '', ...args: readonly string[]) {
  const env = { ...process.env, FARM: 'farm', GITHUB_STEP_SUMMARY };
  return spawnSync(process.execPath, [join(root, 'farm', 'check', 'main.ts'), ...args], { encoding: 'utf8', env });
}
