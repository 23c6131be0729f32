import { beforeEach, vi } from 'vitest';

// Each worker has a Firestore of its own: a project without triggers, which the Admin SDK keeps for all files of the worker.
process.env.OWN_PROJECT ??= `demo-${crypto.randomUUID()}`;
const projectId = process.env.OWN_PROJECT;
process.env.GCLOUD_PROJECT = projectId;
process.env.FIREBASE_CONFIG = JSON.stringify({ projectId });

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), info: vi.fn(), warn: vi.fn() }));

beforeEach(async () => {
  const documents = `emulator/v1/projects/${projectId}/databases/(default)/documents`;
  const { ok, status } = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/${documents}`, {
    method: 'DELETE',
  });
  if (!ok) throw new Error(`Firestore was not emptied: ${status}`);
});
