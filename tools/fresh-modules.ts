import { vi } from 'vitest';

// All files of a project run in one worker, which is much faster. Resets what one file would leave to the next.
vi.resetModules();
vi.restoreAllMocks();
vi.useRealTimers();
