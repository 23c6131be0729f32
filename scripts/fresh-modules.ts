import { vi } from 'vitest';

// One worker runs many files, which is far cheaper than a worker for each: what one has mocked or kept in a module must not
// reach the next.
vi.resetModules();
