import { spawnSync } from 'node:child_process';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { consultations, toDos } from '../functions/src/consultations/store.ts';
import { HONEYPOT_FIELD, IDEMPOTENCY_HEADER } from '../functions/src/contract/call.ts';
import { EMPTY_REQUEST } from '../functions/src/contract/questions.ts';
import { startSubmit } from '../functions/src/testing/start-submit.ts';
import { HOUR_MS } from '../functions/src/time/farm-time.ts';
import { SAMPLES } from '../tools/emulators/samples.ts';

/** Generates emulator-data/ with the real function. No trigger runs, so nothing is mailed (`node scripts/seed.ts`). */
const FIRESTORE = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${process.env.GCLOUD_PROJECT}`;

await expectOk(fetch(`${FIRESTORE}/databases/(default)/documents`, { method: 'DELETE' }));
await using started = await startSubmit();
const now = Date.now();
for (const { id, request, hours, isSpam } of SAMPLES) {
  await post(id, { ...EMPTY_REQUEST, ...request, ...(isSpam && { [HONEYPOT_FIELD]: 'filled' }) });
  if (!hours) continue;
  const times = Object.entries(hours).map(([name, ago]) => [name, Timestamp.fromMillis(now - ago * HOUR_MS)]);
  const { submittedAt: arrivedAt, ...others } = Object.fromEntries(times);
  await consultations.doc(id).update({ submittedAt: arrivedAt, ...others });
  await toDos.doc(id).update({ arrivedAt, steps: [], dueAt: FieldValue.delete() });
}
const exported = spawnSync('firebase', ['emulators:export', 'emulator-data', '--force'], { stdio: 'inherit' });
process.exitCode = exported.status ?? 1;

async function post(id: string, body: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: id };
  await expectOk(fetch(started.url, { method: 'POST', headers, body: JSON.stringify(body) }));
}

async function expectOk(call: Promise<Response>): Promise<void> {
  const response = await call;
  if (!response.ok) throw new Error(`${response.url} responded with ${response.status}: ${await response.text()}`);
}
