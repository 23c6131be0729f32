import { expect, test } from 'vitest';
import { missingIn } from './missing.ts';

const PUBLIC = { bindings: [{ role: 'roles/run.invoker', members: ['allUsers'] }] };

test.each([
  ['lacks nothing', 'ENABLED', ''],
  ['has a paused schedule', 'PAUSED', 'The schedule of the function owner-list is missing.'],
])('a project that %s', async (_, state, missing) => {
  const ask = async (address: string) => (address.includes('/jobs/') ? { state } : PUBLIC) as never;
  expect(await missingIn('a-farm', ask)).toBe(missing);
});
