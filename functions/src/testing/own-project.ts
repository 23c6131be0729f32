/**
 * Gives a test file an empty Firestore of its own: another project in the same emulator, which has no triggers. Import it
 * before everything else.
 */
const projectId = `demo-${crypto.randomUUID()}`;
process.env.GCLOUD_PROJECT = projectId;
process.env.FIREBASE_CONFIG = JSON.stringify({ projectId });
