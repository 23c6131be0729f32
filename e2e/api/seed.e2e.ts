import { expect, test } from '@playwright/test';
import { FieldPath } from 'firebase-admin/firestore';
import { toDos } from '../../functions/src/consultations/store.ts';
import { EMPTY_REQUEST } from '../../functions/src/contract/questions.ts';
import { consultations } from '../../functions/src/testing/consultations.ts';
import { SAMPLES } from '../../tools/emulators/samples.ts';

const NOT_ANSWERED = asStored(EMPTY_REQUEST);

test('emulator-data contains the sample requests as the functions store them (otherwise run scripts/seed.ts)', async () => {
  // Other tests store documents with random ids.
  const samples = await consultations
    .where(FieldPath.documentId(), '>=', '01900000-0000-7000-8')
    .where(FieldPath.documentId(), '<', '01900000-0000-7000-9')
    .get();
  expect(samples.docs.map(({ id }) => id)).toEqual(SAMPLES.map(({ id }) => id));
  for (const [index, { id, request, hours = {}, isSpam = false }] of SAMPLES.entries()) {
    const data = samples.docs[index]?.data() ?? {};
    // A document that is older than a question lacks its field.
    expect({ ...NOT_ANSWERED, ...data }).toMatchObject(asStored({ ...EMPTY_REQUEST, ...request }));
    const others = isSpam ? ['suspectedSpam', 'spamReasons'] : Object.keys(hours);
    // The emulator's import does not keep the order of the fields.
    const added = Object.keys(data).filter((name) => !(name in NOT_ANSWERED));
    expect(new Set(added)).toEqual(new Set(['expiresAt', 'submittedAt', ...others]));
    const toDo = (await toDos.doc(id).get()).data();
    expect(toDo === undefined).toBe(isSpam);
    expect(toDo?.steps.length === 0).toBe('submittedAt' in hours);
  }
});

function asStored(request: object) {
  return Object.fromEntries(Object.entries(request).map(([name, value]) => [name, value === '' ? null : value]));
}
