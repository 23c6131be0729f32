import { afterEach, expect, test, vi } from 'vitest';
import { runCommand, Stop } from './stop.ts';

afterEach(() => {
  process.exitCode = undefined;
});

test.each([
  [3, 3],
  [undefined, 0],
])('a command that returns %s ends with the exit code %i', async (returned, code) => {
  await runCommand(async () => returned);
  expect(process.exitCode).toBe(code);
});

test('a command that stops prints why, and ends with the exit code 1', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  await runCommand(async () => {
    throw new Stop('Start the emulators first.');
  });
  expect([printed.mock.calls, process.exitCode]).toEqual([[['Start the emulators first.']], 1]);
  printed.mockRestore();
});
