import { execFileSync } from 'node:child_process';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { readFarm } from './read.ts';
import { makeFarmFolder } from './testing.ts';

const PUPS = 'pups.yaml';
const DAY_MS = 86_400_000;

test('says which pups are too young or too old for what the pages say', async () => {
  const pups = stringify({
    pups: [
      ['family', 'Ann', 16],
      ['family', 'Bea', 17],
      ['working', 'Cal', 7],
      ['working', 'Dot', 8],
      ['working', 'Eve', 27],
      ['working', 'Fay', 26, true],
      ['working', 'Gus', 27, true],
    ].map(([kind, name, weeks, reserved = false]) => ({
      ...{ name, kind, reserved, sex: 'female', sentence: 'Sleeps.' },
      born: new Date(Date.now() - Number(weeks) * 7 * DAY_MS).toISOString().slice(0, 10),
    })),
  });
  const { problems, look } = await readFarm(makeFarmFolder({ [PUPS]: pups }));
  expect([problems, look.map((line) => line.slice(0, 30))]).toEqual([
    [],
    [
      'Ann is 16 weeks old, and the p',
      'Cal is 7 weeks old, and the pa',
      'Eve is 27 weeks old. If this p',
      'Gus is 27 weeks old. If this p',
      'These photos have no "focus", ',
      'These photos are shown nowhere',
    ],
  ]);
});

test.each([
  ['We expect the next litter in March 2025.', 0, 'March 2025'],
  ['On Sept. 3rd, 2026, if all goes well', 0, 'Sept. 3rd, 2026'],
  ['We may have pups in winter 2199, or in May 2199.', 0, undefined],
  ['The next litter is born in March.', 400, 'March'],
  ['In May', 0, undefined],
  ['We may have pups soon.', 400, undefined],
])('says when the day of the next litter is over: %s, written %d days ago', async (family, days, over) => {
  const folder = makeFarmFolder({ [PUPS]: stringify({ nextLitter: { family } }) });
  const written = new Date(Date.now() - days * DAY_MS);
  utimesSync(join(folder, PUPS), written, written);
  const [line] = (await readFarm(folder)).look.filter((line) => line.includes('litter'));
  expect(line).toBe(
    over && `The next litter is announced for ${over}, which is over. Write when you expect it, with the year.`,
  );
});

test('the last change of a file is the last commit that changed it, where git knows one', async () => {
  const folder = makeFarmFolder({ [PUPS]: 'nextLitter:\n  family: In March.\n' });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: '2025-01-01T00:00:00Z' },
    });
  git('init', '-q');
  git('add', PUPS);
  git('commit', '-qm', 'x');
  expect((await readFarm(folder)).look.join()).toContain('announced for March,');
});
