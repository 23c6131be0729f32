import { FieldPath } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { FIELD_NAMES } from '../functions/src/contract/fields.ts';
import { consultations } from '../functions/src/testing/consultations.ts';
import { SAMPLE_REQUESTS } from './sample-requests.ts';

test('emulator-data contains the sample requests as the function stores them (otherwise run npm run seed)', async () => {
  const ids = Object.keys(SAMPLE_REQUESTS);
  // Other tests store documents with random ids.
  const samples = await consultations
    .where(FieldPath.documentId(), '>=', '01900000-0000-7000-8')
    .where(FieldPath.documentId(), '<', '01900000-0000-7000-9')
    .get();
  expect(samples.docs.map(({ id }) => id)).toEqual(ids);
  for (const document of samples.docs) {
    const data = document.data();
    // The emulator's import does not keep the order of the fields.
    expect(Object.keys(data).toSorted()).toEqual([...FIELD_NAMES, 'expiresAt', 'submittedAt'].toSorted());
    expect(data).toMatchObject(asStored(SAMPLE_REQUESTS[document.id] ?? {}));
  }
});

function asStored(request: object) {
  return Object.fromEntries(Object.entries(request).map(([name, value]) => [name, value === '' ? null : value]));
}
