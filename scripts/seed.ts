import { spawnSync } from 'node:child_process';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { consultations, toDos } from '../functions/src/consultations/store.ts';
import { HONEYPOT_FIELD, IDEMPOTENCY_HEADER } from '../functions/src/contract/call.ts';
import {
  handledSamples,
  SAMPLE_REQUESTS,
  SPAM_SAMPLE,
  SPAM_SAMPLE_ID,
} from '../functions/src/testing/sample-requests.ts';
import { startSubmit } from '../functions/src/testing/start-submit.ts';

/** Generates emulator-data/ with the real function. No trigger runs, so nothing is mailed (`node scripts/seed.ts`). */
const FIRESTORE = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${process.env.GCLOUD_PROJECT}`;

await expectOk(fetch(`${FIRESTORE}/databases/(default)/documents`, { method: 'DELETE' }));
const { url, stop } = await startSubmit();
for (const [id, request] of Object.entries(SAMPLE_REQUESTS)) await post(id, request);
await post(SPAM_SAMPLE_ID, { ...SPAM_SAMPLE, [HONEYPOT_FIELD]: 'filled' });
for (const [id, { request, arrived, times }] of Object.entries(handledSamples(Date.now()))) {
  await post(id, request);
  await consultations.doc(id).update({ submittedAt: arrived, ...times });
  const nothingToDo = { steps: [], dueAt: FieldValue.delete() };
  await toDos.doc(id).update({ arrivedAt: Timestamp.fromDate(arrived), ...nothingToDo });
}
await stop();
const exported = spawnSync('firebase', ['emulators:export', 'emulator-data', '--force'], { stdio: 'inherit' });
process.exitCode = exported.status ?? 1;

async function post(id: string, body: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: id };
  await expectOk(fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }));
}

async function expectOk(call: Promise<Response>): Promise<void> {
  const response = await call;
  if (!response.ok) throw new Error(`${response.url} responded with ${response.status}: ${await response.text()}`);
}
