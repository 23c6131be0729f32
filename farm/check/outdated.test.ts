import { execFileSync } from 'node:child_process';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outdatedIn } from './outdated.ts';
import { makeFarmFolder } from './testing/farm-folder.ts';

const DAY_MS = 86_400_000;

test('says which pups are so old that they have probably left', () => {
  const pups = (
    [
      ['family', 'Ann', 7],
      ['working', 'Eve', 27],
      ['working', 'Fay', 26, true],
      ['working', 'Gus', 27, true],
    ] as const
  ).map(([kind, name, weeks, reserved = false]) => {
    const born = new Date(Date.now() - weeks * 7 * DAY_MS).toISOString().slice(0, 10);
    return { kind, name, born, reserved, key: name, sex: 'female', sentence: 'Sleeps.' } as const;
  });
  expect(outdatedIn({ pups }, '').map((line) => line.slice(0, 30))).toEqual([
    'Eve is 27 weeks old. If this p',
    'Gus is 27 weeks old. If this p',
  ]);
});

test.each([
  ['We expect the next litter in March 2025.', 0, 'March 2025'],
  ['On Sept. 3rd, 2026, if all goes well', 0, 'Sept. 3rd, 2026'],
  ['We may have pups in winter 2199, or in May 2199.', 0, undefined],
  ['The next litter is born in March.', 400, 'March'],
  ['In May', 0, undefined],
  ['We may have pups soon.', 400, undefined],
])('says when the day of the next litter is over: %s, written %d days ago', (family, days, over) => {
  const file = join(makeFarmFolder(), 'pups.yaml');
  const written = new Date(Date.now() - days * DAY_MS);
  utimesSync(file, written, written);
  expect(outdatedIn({ nextLitter: { family } }, file)).toEqual(
    over ? [`The next litter is announced for ${over}, which is over. Write when you expect it, with the year.`] : [],
  );
});

test('the last change of a file is the last commit that changed it, where git knows one', () => {
  const folder = makeFarmFolder();
  const script = 'git init -q && git add pups.yaml && git -c user.name=x -c user.email=x commit -qm x';
  const env = { ...process.env, GIT_COMMITTER_DATE: '2025-01-01T00:00:00Z' };
  execFileSync('sh', ['-c', script], { cwd: folder, env });
  const [line] = outdatedIn({ nextLitter: { family: 'In March.' } }, join(folder, 'pups.yaml'));
  expect(line).toContain('announced for March,');
});
