import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addToSummary } from './summary.ts';

test('every message is in the summary of the run, with its Markdown characters escaped', () => {
  const file = summaryFile();
  addToSummary(
    ['farm/facts.yaml, line 8: "mother" is "<b>*Zoë*".', 'farm/photos/my_dog.jpg: the file is damaged.'],
    file,
  );
  expect(readFileSync(file, 'utf8')).toBe(
    [
      '## Change this in `farm/`',
      '',
      '- farm/facts.yaml, line 8: "mother" is "\\<b\\>\\*Zoë\\*".',
      '- farm/photos/my\\_dog.jpg: the file is damaged.',
      '\n',
    ].join('\n'),
  );
});

test('a run without problems writes no summary', () => {
  const file = summaryFile();
  addToSummary([], file);
  expect(existsSync(file)).toBe(false);
});

function summaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'summary-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'summary.md');
}
