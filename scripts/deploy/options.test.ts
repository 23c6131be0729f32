import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { fakeMachine } from './testing.ts';

const require = createRequire(import.meta.url);

// Without this test, an update of the CLI could rename an option and the recorded command lines would still match.
test('the Firebase CLI has every command and option that a deploy uses', async () => {
  const { called } = await fakeMachine().deploy('--project farm-1 --yes');
  expectKnown(called.flatMap((line) => commandLinesIn(line, /\| firebase (.+)/g)));
});

test('the Firebase CLI has every command and option in docs/operating.md', () => {
  expectKnown(commandLinesIn(readFileSync('docs/operating.md', 'utf8'), /npx firebase ([^`#\n]+)/g));
});

function expectKnown(lines: readonly string[][]): void {
  expect(lines.length).toBeGreaterThan(0);
  for (const [command = '', ...words] of lines) {
    const unknown = words.filter((word) => word.startsWith('--') && !optionsOf(command).includes(word));
    expect([command, unknown]).toEqual([command, []]);
  }
}

function commandLinesIn(text: string, pattern: RegExp): string[][] {
  return Array.from(text.matchAll(pattern), ([, line = '']) => line.split(' '));
}

function optionsOf(command: string): string[] {
  const own = require(`firebase-tools/lib/commands/${command.replaceAll(':', '-')}.js`).command.options;
  const global = require('firebase-tools').cli.options;
  const flags: string[] = [
    ...own.map(([flag]: string[]) => flag),
    ...global.map((option: { flags: string }) => option.flags),
  ];
  return flags.flatMap((each) => each.match(/--[\w-]+/) ?? []);
}
