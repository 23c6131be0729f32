import { execFileSync } from 'node:child_process';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { outdatedIn } from './outdated.ts';
import { makeFarmFolder } from './testing/farm-folder.ts';

const WEEK_MS = 7 * 86_400_000;

test('says which pups are so old that they have probably left', () => {
  const pups = [7, 26, 27].map((weeks) => {
    const born = new Date(Date.now() - weeks * WEEK_MS).toISOString().slice(0, 10);
    return { kind: 'family', name: `Pup ${weeks}`, born, key: '', sex: 'female', sentence: 'Sleeps.' } as const;
  });
  expect(outdatedIn({ pups }, '')).toEqual(['Pup 27 is 27 weeks old. If this pup has left, delete its entry.']);
});

test.each([
  ['We expect the next litter in March 2025.', '2025-01-20', '2026-06-01', 'March 2025'],
  ['On Sept. 3rd, 2026, if all goes well', '2026-01-20', '2026-10-01', 'Sept. 3rd, 2026'],
  ['We may have pups in winter 2099, or in May 2099.', '2026-01-20', '2026-06-01', undefined],
  ['We may have pups soon.', '2025-01-20', '2026-06-01', undefined],
  ['this winter', '2026-01-20', '2026-06-01', 'winter'],
  ['this winter', '2026-11-20', '2026-12-30', undefined],
  ['in winter 2025', '2025-12-01', '2026-02-10', undefined],
  ['next winter', '2026-01-20', '2026-06-01', undefined],
  ['in March', '2026-03-02', '2026-04-02', 'March'],
  ['next March', '2026-03-02', '2026-04-02', undefined],
  ['in December', '2026-01-20', '2026-06-01', undefined],
])('a litter that was announced with "%s" on %s is over on %s: %s', async (family, written, today, over) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', `${Date.parse(today) / 1000}`);
  vi.resetModules();
  const file = join(makeFarmFolder({}), 'pups.yaml');
  utimesSync(file, new Date(written), new Date(written));
  expect((await import('./outdated.ts')).outdatedIn({ nextLitter: { family } }, file)).toEqual(
    over ? [`The next litter is announced for ${over}, which is over. Write when you expect it, with the year.`] : [],
  );
});

test('the last change of a file is the last commit that changed it, where git knows one', () => {
  const folder = makeFarmFolder({});
  const script = 'git init -q && git add pups.yaml && git -c user.name=x -c user.email=x commit -qm x';
  const env = { ...process.env, GIT_COMMITTER_DATE: '2025-01-01T00:00:00Z' };
  execFileSync('sh', ['-c', script], { cwd: folder, env });
  const [line] = outdatedIn({ nextLitter: { family: 'In March.' } }, join(folder, 'pups.yaml'));
  expect(line).toContain('announced for March,');
});
