import { getApps, initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/https';

const db = getFirestore(getApps()[0] ?? initializeApp());

/** What the benchmark compares with: writes the same document, and checks, counts and promises nothing. */
export const bare = onRequest(async (request, response) => {
  const id = String(request.get('Idempotency-Key'));
  await db
    .collection('bare')
    .doc(id)
    .create({ ...request.body, submittedAt: FieldValue.serverTimestamp() });
  response.status(201).json({ id });
});
