import { vi } from 'vitest';

// All files of a project run in one worker, which is much faster. Resets modules, spies and timers so that mocks and module
// state of one file do not reach the next.
vi.resetModules();
vi.restoreAllMocks();
vi.useRealTimers();
