import { expect, test } from '@playwright/test';
import { toDos } from '../../functions/src/owner/to-do.ts';
import { SAMPLES } from '../../tools/emulators/samples.ts';
import { requestsOf } from '../fixtures/stored-requests.ts';

test('emulator-data contains the sample requests (otherwise run scripts/seed.ts)', async () => {
  for (const { request, isSpam = false } of SAMPLES) {
    const [stored, ...others] = await requestsOf(`${request.email}`);
    expect([stored, others]).toEqual([expect.objectContaining(request), []]);
    expect((await toDos.doc(stored?.id).get()).exists, stored?.id).toBe(!isSpam);
  }
});
