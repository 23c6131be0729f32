/**
 * Imported first, it gives a test file a Firestore of its own: another project of the same emulator, where nothing is
 * stored and no deployed trigger listens.
 */
const projectId = `demo-${crypto.randomUUID()}`;
process.env.GCLOUD_PROJECT = projectId;
process.env.FIREBASE_CONFIG = JSON.stringify({ projectId });
