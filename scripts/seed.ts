import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { resolve } from 'node:path';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { acceptRequest } from '../functions/src/consultations/submit.ts';
import { HONEYPOT_FIELD } from '../functions/src/contract/call.ts';
import { HOUR_MS } from '../functions/src/contract/farm-time.ts';
import { EMPTY_REQUEST } from '../functions/src/contract/questions.ts';
import { consultations } from '../functions/src/firebase/db.ts';
import { toDos } from '../functions/src/owner/to-do.ts';
import { SAMPLES } from '../tools/emulators/samples.ts';
import { HOST, portOf } from '../tools/ports.ts';

// Generates emulator-data/. No trigger runs, so nothing is mailed.
const FIRESTORE = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${process.env.GCLOUD_PROJECT}`;

await fetch(`${FIRESTORE}/databases/(default)/documents`, { method: 'DELETE' });
const now = Date.now();
for (const { request: answers, hours, isSpam } of SAMPLES) {
  const body = { ...EMPTY_REQUEST, ...answers, ...(isSpam && { [HONEYPOT_FIELD]: 'filled' }) };
  const { id } = await acceptRequest(body, () => undefined);
  // As if the trigger had left it to the list.
  if (!isSpam) await toDos.doc(id).update({ isSeen: true });
  if (!hours) continue;
  const times = Object.entries(hours).map(([name, ago]) => [name, Timestamp.fromMillis(now - ago * HOUR_MS)]);
  const { submittedAt: arrivedAt, ...others } = Object.fromEntries(times);
  await consultations.doc(id).update({ submittedAt: arrivedAt, ...others });
  await toDos.doc(id).update({ arrivedAt, steps: [], dueAt: FieldValue.delete() });
}
// Not with fetch or the Firebase CLI: like browsers, Node's fetch refuses the port of the hub.
const hub = { host: HOST, port: portOf('hub'), path: '/_admin/export', method: 'POST' };
const exporting = request({ ...hub, headers: { 'Content-Type': 'application/json' } });
exporting.end(JSON.stringify({ path: resolve('emulator-data'), initiatedBy: 'seed' }));
const [{ statusCode }] = (await once(exporting, 'response')) as [IncomingMessage];
if (statusCode !== 200) throw new Error(`The hub of the emulators responded to the export with ${statusCode}.`);
