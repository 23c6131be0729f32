import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { IDEMPOTENCY_HEADER, SUBMIT_PATH } from '../functions/src/contract/call.ts';
import { SAMPLE_REQUESTS } from './sample-requests.ts';

/** Remakes emulator-data/ through the real function; runs while the emulators are up (`npm run seed`). */
const FIRESTORE = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${process.env.GCLOUD_PROJECT}`;
const FIREBASE = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');

await answered(fetch(`${FIRESTORE}/databases/(default)/documents`, { method: 'DELETE' }));
for (const [key, request] of Object.entries(SAMPLE_REQUESTS)) {
  const headers = { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: key };
  const url = `http://127.0.0.1:5000${SUBMIT_PATH}`;
  await answered(fetch(url, { method: 'POST', headers, body: JSON.stringify(request) }));
}
const exported = spawnSync(process.execPath, [FIREBASE, 'emulators:export', 'emulator-data', '--force'], {
  stdio: 'inherit',
});
process.exitCode = exported.status ?? 1;

async function answered(call: Promise<Response>): Promise<void> {
  const response = await call;
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
}
