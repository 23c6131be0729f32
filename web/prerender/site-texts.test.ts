import { expect, test, vi } from 'vitest';

test('builds of one day at the farm have the same files, whatever their time', async () => {
  const first = await builtAt('2026-11-28T06:00:00Z');
  expect(await builtAt('2026-11-29T05:59:59Z')).toEqual(first);
  expect(await builtAt('2026-11-29T06:00:00Z')).not.toEqual(first);
});

async function builtAt(time: string) {
  vi.setSystemTime(time);
  vi.resetModules();
  return (await import('./site-texts.ts')).SITE_TEXTS;
}
