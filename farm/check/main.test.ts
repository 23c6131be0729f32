import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FARM } from './modules.ts';
import { makeFarmFolder } from './testing/farm-folder.ts';

test('each mistake, and with --launch each sample, is a message and a line in the summary of the run, with its Markdown characters escaped', () => {
  const bare = readFileSync('e2e/farms/bare/facts.yaml', 'utf8');
  const facts = bare.replace(/phone: .*/, 'phone: <b>*Zoë_*');
  const stories = '- story: "Sample text: x"\n  who: A family\n  where: Moore\n';
  const { status, stderr, summary } = run(makeFarmFolder({ 'facts.yaml': facts, 'stories.yaml': stories }), '--launch');
  const phone = `"Phone number": "<b>*Zoë_*" can't be used. Write ten digits exactly in this form, for example: (918) 238-7746`;
  const sample = `farm/stories.yaml, line 1, "Story" of "A family": it is a sample. Write a family's own words, or delete the entry.`;
  expect([status, stderr]).toEqual([
    1,
    `farm/facts.yaml, line 4, ${phone}\n${sample}\nChange these 2 in farm/, and try again.\n`,
  ]);
  expect(summary).toBe(`## Change this in \`farm/\`

- farm/facts.yaml, line 4, ${phone.replace('<b>*Zoë_*', '\\<b\\>\\*Zoë\\_\\*')}
- ${sample}

`);
});

// Another accepted farm would change the modules that other tests read.
test('what the owner should look at is no mistake, and is in the summary of the run, too', () => {
  const { status, stdout, summary } = run(FARM);
  expect([status, stdout]).toEqual([0, expect.stringMatching(/\nLook at this:\n(- .*\n)*- .*have no "focus"/)]);
  expect(summary).toMatch(/^## Look at this\n\n(- .*\n)*- .*have no /);
});

function run(FARM: string, ...args: readonly string[]) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'summary-'));
  const summary = join(folder.path, 'summary.md');
  writeFileSync(summary, '');
  const env = { ...process.env, FARM, GITHUB_STEP_SUMMARY: summary };
  const command = join(import.meta.dirname, 'main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { encoding: 'utf8', env });
  return { status, stdout, stderr, summary: readFileSync(summary, 'utf8') };
}
