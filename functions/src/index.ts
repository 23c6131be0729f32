import { onDocumentCreated, onDocumentUpdated } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { setGlobalOptions } from 'firebase-functions/options';
import { onSchedule } from 'firebase-functions/scheduler';
import { submitConsultation } from './consultations/endpoint.ts';
import { CONSULTATIONS } from './firebase/db.ts';
import { OWNER_EMAIL, SMTP_URL } from './firebase/params.ts';
import { contacted } from './owner/contacted.ts';
import { sendList } from './owner/list.ts';
import { notifyOwner } from './owner/notify.ts';
import { reopen } from './owner/restore.ts';
import { RUN_MS } from './owner/to-do.ts';

setGlobalOptions({
  region: 'us-central1',
  memory: '512MiB',
  // 80 bodies of 64 KiB are small enough for the memory of one instance.
  concurrency: 80,
  maxInstances: 5,
});

export const submit = {
  consultation: onRequest({ invoker: 'public', timeoutSeconds: 20 }, submitConsultation),
};

const mailOptions = { timeoutSeconds: RUN_MS / 1_000, secrets: [OWNER_EMAIL, SMTP_URL] };

export const owner = {
  notify: onDocumentCreated({ ...mailOptions, document: `${CONSULTATIONS}/{id}`, retry: true }, ({ params }) =>
    notifyOwner(params.id),
  ),
  reopen: onDocumentUpdated({ document: `${CONSULTATIONS}/{id}`, retry: true }, ({ params, data }) =>
    reopen(params.id, data?.before.data() ?? {}, data?.after.data() ?? {}),
  ),
  // Two lists must not run at the same time: each would mail the same requests.
  list: onSchedule({ ...mailOptions, schedule: 'every 15 minutes', maxInstances: 1, concurrency: 1 }, sendList),
  contacted: onRequest({ invoker: 'public', timeoutSeconds: 20 }, contacted),
};
