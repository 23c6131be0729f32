import { onDocumentCreated } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { setGlobalOptions } from 'firebase-functions/options';
import { CONSULTATIONS } from './consultations/store.ts';
import { submitConsultation } from './consultations/submit.ts';
import { notifyOwner } from './owner/notify.ts';
import { SMTP_URL } from './params.ts';

setGlobalOptions({
  region: 'us-central1',
  memory: '512MiB',
  timeoutSeconds: 60,
  // So many bodies of 32 KiB leave the memory to the rest.
  concurrency: 80,
  maxInstances: 5,
});

export const submit = {
  // 10 seconds for the body and 8 for the work.
  consultation: onRequest({ invoker: 'public', timeoutSeconds: 20 }, submitConsultation),
};

export const notify = {
  owner: onDocumentCreated({ document: `${CONSULTATIONS}/{id}`, retry: true, secrets: [SMTP_URL] }, ({ params }) =>
    notifyOwner(params.id),
  ),
};
