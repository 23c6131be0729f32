import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addToSummary } from './problems.ts';

test('every message is in the summary of the run, with its Markdown characters escaped', () => {
  const folder = mkdtempSync(join(tmpdir(), 'summary-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'summary.md');
  addToSummary(['farm/facts.yaml, line 8: "<b>*Zoë*".', 'farm/photos/my_dog.jpg: the file is damaged.'], file);
  addToSummary([], file);
  expect(readFileSync(file, 'utf8')).toBe(`## Change this in \`farm/\`

- farm/facts.yaml, line 8: "\\<b\\>\\*Zoë\\*".
- farm/photos/my\\_dog.jpg: the file is damaged.

`);
});
