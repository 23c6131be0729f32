import { expect, test } from 'vitest';
import { BODY_MS } from './http/raw-body.ts';
import { HANDLER_MS } from './http/response.ts';
import { owner, submit } from './index.ts';
import { SEND_MS, SETTLED_MS, TRIGGER_MS } from './owner/to-do.ts';

test('the two public functions cannot read the secrets', () => {
  for (const { __endpoint } of [submit.consultation, owner.contacted]) {
    expect(__endpoint.httpsTrigger).toEqual({ invoker: ['public'] });
    expect(__endpoint.secretEnvironmentVariables ?? []).toEqual([]);
  }
});

test('the time for answers to arrive and to be stored is less than the timeout of the function', () => {
  for (const { __endpoint } of [submit.consultation, owner.contacted])
    expect(BODY_MS + HANDLER_MS).toBeLessThan(Number(__endpoint.timeoutSeconds) * 1_000);
});

test('the functions that send mail can read the secrets, and Firebase retries a failed trigger', () => {
  for (const { __endpoint } of [owner.notify, owner.list])
    expect(__endpoint.secretEnvironmentVariables).toEqual([{ key: 'OWNER_EMAIL' }, { key: 'SMTP_URL' }]);
  expect(owner.notify.__endpoint.eventTrigger?.retry).toBe(true);
});

test('the list runs every 15 minutes, and one at a time', () => {
  const { scheduleTrigger, maxInstances, concurrency } = owner.list.__endpoint;
  expect([scheduleTrigger?.schedule, maxInstances, concurrency]).toEqual(['every 15 minutes', 1, 1]);
});

test('a flood starts no more than some instances of a function, which bounds what it costs', () => {
  for (const { __endpoint } of [submit.consultation, ...Object.values(owner)])
    expect(Number(__endpoint.maxInstances)).toBeLessThanOrEqual(5);
});

test('sending a mail stops before the timeout of its function, and a list starts with what no trigger can mail any more', () => {
  for (const { __endpoint } of [owner.notify, owner.list]) {
    const timeout = Number(__endpoint.timeoutSeconds) * 1_000;
    expect(SEND_MS).toBeLessThan(timeout - 10_000);
    expect(SETTLED_MS).toBeGreaterThanOrEqual(TRIGGER_MS + timeout);
  }
});
