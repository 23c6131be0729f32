import { expect, test } from '@playwright/test';
import { toDos } from '../../functions/src/owner/to-do.ts';
import { consultations } from '../../functions/src/testing/consultations.ts';
import { SAMPLES } from '../../tools/emulators/samples.ts';

test('emulator-data contains the sample requests (otherwise run scripts/seed.ts)', async () => {
  for (const { id, request, isSpam = false } of SAMPLES) {
    expect((await consultations.doc(id).get()).data(), id).toMatchObject(request);
    expect((await toDos.doc(id).get()).exists, id).toBe(!isSpam);
  }
});
