import { onDocumentCreated } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { setGlobalOptions } from 'firebase-functions/options';
import { onSchedule } from 'firebase-functions/scheduler';
import { CONSULTATIONS } from './consultations/store.ts';
import { submitConsultation } from './consultations/submit.ts';
import { contacted } from './owner/contacted.ts';
import { TIMEOUT_SECONDS } from './owner/lease.ts';
import { sendList } from './owner/list.ts';
import { notifyOwner } from './owner/notify.ts';
import { SMTP_URL } from './params.ts';

setGlobalOptions({
  region: 'us-central1',
  memory: '512MiB',
  // So many bodies of 32 KiB leave the memory to the rest.
  concurrency: 80,
  maxInstances: 5,
});

export const submit = {
  // 10 seconds for the body and 8 for the work.
  consultation: onRequest({ invoker: 'public', timeoutSeconds: 20 }, submitConsultation),
};

const mails = { timeoutSeconds: TIMEOUT_SECONDS, secrets: [SMTP_URL] };

export const owner = {
  notify: onDocumentCreated({ ...mails, document: `${CONSULTATIONS}/{id}`, retry: true }, ({ params }) =>
    notifyOwner(params.id),
  ),
  list: onSchedule({ ...mails, schedule: 'every 15 minutes', maxInstances: 1 }, sendList),
  contacted: onRequest({ invoker: 'public', timeoutSeconds: 20 }, contacted),
};
