import { expect, test } from '@playwright/test';
import { IDEMPOTENCY_HEADER, SUBMIT_PATH } from '../functions/src/contract/call.ts';
import { consultations } from '../functions/src/testing/consultations.ts';
import { TEST_REQUEST, testKey } from './hosting/test-request.ts';

// Suspected spam causes no mail of its own, no reminder and no alarm.
test('the request of the smoke test is stored as suspected spam and says that it is a test', async ({ request }) => {
  const key = testKey(crypto.randomUUID());
  await request.post(SUBMIT_PATH, { headers: { [IDEMPOTENCY_HEADER]: key }, data: TEST_REQUEST });
  const stored = await consultations.doc(key).get();
  expect(stored.data()).toMatchObject({ suspectedSpam: true, firstName: expect.stringContaining('TEST') });
});
