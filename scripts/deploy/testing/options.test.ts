import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIREBASE } from '../../../tools/project.ts';

test('the Firebase CLI has every command and option in docs/operating.md', () => {
  const lines = Array.from(readFileSync('docs/operating.md', 'utf8').matchAll(/npx firebase ([^`#\n]+)/g));
  expect(lines.length).toBeGreaterThan(0);
  const used = new Map<string, string[]>();
  for (const [, line = ''] of lines) {
    const [command = '', ...words] = line.trim().split(' ');
    used.set(command, [...(used.get(command) ?? ['Usage: ']), ...words.filter((word) => word.startsWith('--'))]);
  }
  const general = help();
  for (const [command, options] of used) {
    const known = help(command) + general;
    expect([command, options.filter((option) => !known.includes(option))]).toEqual([command, []]);
  }
});

function help(...command: readonly string[]): string {
  return execFileSync(process.execPath, [FIREBASE, 'help', ...command], { encoding: 'utf8' });
}
