import { afterEach, vi } from 'vitest';

// Gives each test file an empty Firestore of its own: another project in the same emulator, which has no triggers.
const projectId = `demo-${crypto.randomUUID()}`;
process.env.GCLOUD_PROJECT = projectId;
process.env.FIREBASE_CONFIG = JSON.stringify({ projectId });

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), info: vi.fn(), warn: vi.fn() }));

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
