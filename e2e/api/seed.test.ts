import { FieldPath } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { toDos } from '../../functions/src/consultations/store.ts';
import { FIELD_NAMES } from '../../functions/src/contract/questions.ts';
import { consultations } from '../../functions/src/testing/consultations.ts';
import {
  handledSamples,
  SAMPLE_REQUESTS,
  SPAM_SAMPLE,
  SPAM_SAMPLE_ID,
} from '../../functions/src/testing/sample-requests.ts';

test('emulator-data contains the sample requests as the functions store them (otherwise run scripts/seed.ts)', async () => {
  const handled = handledSamples(Date.now());
  const requests = Object.entries(handled).map(([id, { request }]) => [id, request] as const);
  const all = Object.fromEntries([...Object.entries(SAMPLE_REQUESTS), ...requests, [SPAM_SAMPLE_ID, SPAM_SAMPLE]]);
  // Other tests store documents with random ids.
  const samples = await consultations
    .where(FieldPath.documentId(), '>=', '01900000-0000-7000-8')
    .where(FieldPath.documentId(), '<', '01900000-0000-7000-9')
    .get();
  expect(samples.docs.map(({ id }) => id)).toEqual(Object.keys(all));
  for (const document of samples.docs) {
    const data = document.data();
    expect(data).toMatchObject(asStored(all[document.id] ?? {}));
    const times = Object.keys(handled[document.id]?.times ?? {});
    const others = document.id === SPAM_SAMPLE_ID ? ['suspectedSpam', 'spamReasons'] : times;
    // The emulator's import does not keep the order of the fields.
    expect(Object.keys(data).toSorted()).toEqual([...FIELD_NAMES, 'expiresAt', 'submittedAt', ...others].toSorted());
    const toDo = (await toDos.doc(document.id).get()).data();
    expect(toDo === undefined).toBe(document.id === SPAM_SAMPLE_ID);
    expect(toDo?.steps.length === 0).toBe(times.length > 0);
  }
});

function asStored(request: object) {
  return Object.fromEntries(Object.entries(request).map(([name, value]) => [name, value === '' ? null : value]));
}
