import { execFileSync } from 'node:child_process';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test.each([
  ['this winter', '2026-01-20', '2026-06-01', 'winter'],
  ['this winter', '2026-11-20', '2026-12-30', undefined],
  ['next winter', '2026-01-20', '2026-06-01', undefined],
  ['in March', '2026-03-02', '2026-04-02', 'March'],
  ['next March', '2026-03-02', '2026-04-02', undefined],
  ['in December', '2026-01-20', '2026-06-01', undefined],
])('a litter that was announced for %s on %s is over on %s: %s', async (family, written, today, over) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', `${Date.parse(today) / 1000}`);
  vi.resetModules();
  onTestFinished(() => void vi.unstubAllEnvs());
  const file = join(makeFarmFolder(), 'pups.yaml');
  utimesSync(file, new Date(written), new Date(written));
  const lines = (await import('./outdated.ts')).outdatedIn({ nextLitter: { family } }, file);
  expect(lines.map((line) => /announced for (.*), which is over/.exec(line)?.[1])).toEqual(over ? [over] : []);
});

test('the last change of a file is the last commit that changed it, where git knows one', () => {
  const folder = makeFarmFolder();
  const script = 'git init -q && git add pups.yaml && git -c user.name=x -c user.email=x commit -qm x';
  const env = { ...process.env, GIT_COMMITTER_DATE: '2025-01-01T00:00:00Z' };
  execFileSync('sh', ['-c', script], { cwd: folder, env });
  const [line] = outdatedIn({ nextLitter: { family: 'In March.' } }, join(folder, 'pups.yaml'));
  expect(line).toContain('announced for March,');
});
