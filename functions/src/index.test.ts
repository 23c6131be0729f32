import { expect, test } from 'vitest';
import { notify, submit } from './index.ts';

test('anybody may call the function that takes requests, on a handful of instances', () => {
  expect(submit.consultation.__endpoint).toMatchObject({
    platform: 'gcfv2',
    httpsTrigger: { invoker: ['public'] },
    region: ['us-central1'],
    maxInstances: 5,
    timeoutSeconds: 20,
    availableMemoryMb: 512,
    concurrency: 80,
  });
});

test('the mail follows a new request, is tried again when it fails, and may read the secret', () => {
  expect(notify.owner.__endpoint).toMatchObject({
    eventTrigger: {
      eventType: 'google.cloud.firestore.document.v1.created',
      eventFilterPathPatterns: { document: 'consultations/{id}' },
      retry: true,
    },
    secretEnvironmentVariables: [{ key: 'SMTP_URL' }],
  });
});
