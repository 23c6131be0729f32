import { spawnSync } from 'node:child_process';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { consultations, toDos } from '../functions/src/consultations/store.ts';
import { acceptRequest } from '../functions/src/consultations/submit.ts';
import { HONEYPOT_FIELD } from '../functions/src/contract/call.ts';
import { EMPTY_REQUEST } from '../functions/src/contract/questions.ts';
import { HOUR_MS } from '../functions/src/time/farm-time.ts';
import { SAMPLES } from '../tools/emulators/samples.ts';

// Generates emulator-data/. No trigger runs, so nothing is mailed.
const FIRESTORE = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${process.env.GCLOUD_PROJECT}`;

await fetch(`${FIRESTORE}/databases/(default)/documents`, { method: 'DELETE' });
const now = Date.now();
for (const { id, request, hours, isSpam } of SAMPLES) {
  const body = { ...EMPTY_REQUEST, ...request, ...(isSpam && { [HONEYPOT_FIELD]: 'filled' }) };
  await acceptRequest({ body, isForm: false, key: id, removedPups: [], header: () => undefined });
  if (!hours) continue;
  const times = Object.entries(hours).map(([name, ago]) => [name, Timestamp.fromMillis(now - ago * HOUR_MS)]);
  const { submittedAt: arrivedAt, ...others } = Object.fromEntries(times);
  await consultations.doc(id).update({ submittedAt: arrivedAt, ...others });
  await toDos.doc(id).update({ arrivedAt, steps: [], dueAt: FieldValue.delete() });
}
const exported = spawnSync('firebase', ['emulators:export', 'emulator-data', '--force'], { stdio: 'inherit' });
process.exitCode = exported.status ?? 1;
