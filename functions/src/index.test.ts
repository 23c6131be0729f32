import { expect, test } from 'vitest';
import { owner, submit } from './index.ts';
import { LEASE_MS, SEND_MS } from './owner/lease.ts';

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
  expect(owner.notify.__endpoint).toMatchObject({
    eventTrigger: {
      eventType: 'google.cloud.firestore.document.v1.created',
      eventFilterPathPatterns: { document: 'consultations/{id}' },
      retry: true,
    },
    secretEnvironmentVariables: [{ key: 'SMTP_URL' }],
  });
});

test('the list is looked at every 15 minutes, by one instance, and may read the secret', () => {
  expect(owner.list.__endpoint).toMatchObject({
    scheduleTrigger: { schedule: 'every 15 minutes' },
    maxInstances: 1,
    secretEnvironmentVariables: [{ key: 'SMTP_URL' }],
  });
});

test('whoever has the link of a mail may open the page behind it', () => {
  expect(owner.contacted.__endpoint).toMatchObject({
    httpsTrigger: { invoker: ['public'] },
    region: ['us-central1'],
    timeoutSeconds: 20,
  });
});

test('a mail is given up before its function ends, and its lease only after', () => {
  for (const { __endpoint } of [owner.notify, owner.list]) {
    const timeout = Number(__endpoint.timeoutSeconds) * 1_000;
    expect(SEND_MS).toBeLessThan(timeout - 10_000);
    expect(LEASE_MS).toBeGreaterThan(timeout + 10_000);
  }
});
