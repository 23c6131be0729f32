import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const require = createRequire(import.meta.url);

test('the Firebase CLI has every command and option in docs/operating.md', () => {
  const lines = Array.from(readFileSync('docs/operating.md', 'utf8').matchAll(/npx firebase ([^`#\n]+)/g));
  expect(lines.length).toBeGreaterThan(0);
  for (const [, line = ''] of lines) {
    const [command = '', ...words] = line.split(' ');
    const options = words.filter((word) => word.startsWith('--'));
    expect([command, optionsOf(command)]).toEqual([command, expect.arrayContaining(options)]);
  }
});

function optionsOf(command: string): string[] {
  const own: string[][] = require(`firebase-tools/lib/commands/${command.replaceAll(':', '-')}.js`).command.options;
  const global: { flags: string }[] = require('firebase-tools').cli.options;
  return [...own.map(([flag = '']) => flag), ...global.map(({ flags }) => flags)].flatMap(
    (each) => each.match(/--[\w-]+/) ?? [],
  );
}
