import { onRequest } from 'firebase-functions/https';
import { setGlobalOptions } from 'firebase-functions/options';
import { submitConsultation } from './consultations/submit.ts';

setGlobalOptions({
  region: 'us-central1',
  memory: '512MiB',
  timeoutSeconds: 30,
  concurrency: 80,
  maxInstances: 5,
});

export const submit = { consultation: onRequest({ invoker: 'public' }, submitConsultation) };
