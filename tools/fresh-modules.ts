import { afterEach, vi } from 'vitest';

// All files of a project run in one worker, which is much faster. Resets what one test or file would leave to the next.
vi.resetModules();
afterEach(() => {
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
