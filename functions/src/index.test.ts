import { expect, test } from 'vitest';
import { BODY_MS } from './http/raw-body.ts';
import { HANDLER_MS } from './http/response.ts';
import { owner, submit } from './index.ts';
import { SEND_MS, SETTLED_MS, TRIGGER_MS } from './owner/timing.ts';

test('the two public functions cannot read the mail password', () => {
  for (const { __endpoint } of [submit.consultation, owner.contacted]) {
    expect(__endpoint.httpsTrigger).toEqual({ invoker: ['public'] });
    expect(__endpoint.secretEnvironmentVariables ?? []).toEqual([]);
  }
});

test('answers may take ten seconds to arrive and eight more to be stored, which is less than the timeout of the function', () => {
  expect([BODY_MS, HANDLER_MS]).toEqual([10_000, 8_000]);
  for (const { __endpoint } of [submit.consultation, owner.contacted])
    expect(BODY_MS + HANDLER_MS).toBeLessThan(Number(__endpoint.timeoutSeconds) * 1_000);
});

test('a new request triggers the mail function, which is retried and can read the mail password', () => {
  expect(owner.notify.__endpoint).toMatchObject({
    eventTrigger: {
      eventType: 'google.cloud.firestore.document.v1.created',
      eventFilterPathPatterns: { document: 'consultations/{id}' },
      retry: true,
    },
    secretEnvironmentVariables: [{ key: 'SMTP_URL' }],
  });
});

test('the list runs every 15 minutes, one at a time, and can read the mail password', () => {
  expect(owner.list.__endpoint).toMatchObject({
    scheduleTrigger: { schedule: 'every 15 minutes' },
    maxInstances: 1,
    concurrency: 1,
    secretEnvironmentVariables: [{ key: 'SMTP_URL' }],
  });
});

test('sending a mail stops before the timeout of its function, and a list starts with what no trigger can mail any more', () => {
  for (const { __endpoint } of [owner.notify, owner.list]) {
    const timeout = Number(__endpoint.timeoutSeconds) * 1_000;
    expect(SEND_MS).toBeLessThan(timeout - 10_000);
    expect(SETTLED_MS).toBeGreaterThanOrEqual(TRIGGER_MS + timeout);
  }
});
