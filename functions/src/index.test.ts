import { expect, test } from 'vitest';
import { BODY_MS } from './http/raw-body.ts';
import { HANDLER_MS } from './http/response.ts';
import { owner, submit } from './index.ts';
import { SEND_MS, SETTLED_MS, TRIGGER_MS } from './owner/to-do.ts';

test('the public functions cannot read the secrets, and answers arrive and are stored before their timeout', () => {
  for (const { __endpoint } of [submit.consultation, owner.contacted]) {
    expect(__endpoint.secretEnvironmentVariables ?? []).toEqual([]);
    expect(BODY_MS + HANDLER_MS).toBeLessThan(Number(__endpoint.timeoutSeconds) * 1_000);
  }
});

test('the functions that send mail can read the secrets and stop before their timeout, and a list starts with what no trigger can mail any more', () => {
  for (const { __endpoint } of [owner.notify, owner.list]) {
    expect(__endpoint.secretEnvironmentVariables).toEqual([{ key: 'OWNER_EMAIL' }, { key: 'SMTP_URL' }]);
    const timeout = Number(__endpoint.timeoutSeconds) * 1_000;
    expect(SEND_MS).toBeLessThan(timeout - 10_000);
    expect(SETTLED_MS).toBeGreaterThanOrEqual(TRIGGER_MS + timeout);
  }
});

test('Firebase calls the trigger again that could not send a mail', () => {
  expect(owner.notify.__endpoint.eventTrigger?.retry).toBe(true);
});
