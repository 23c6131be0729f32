import { FieldValue } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/https';
import { db } from '../firebase/db.ts';

/** The benchmark's baseline: writes the same document without any validation or limits. */
export const bare = onRequest(async (request, response) => {
  const id = String(request.get('Idempotency-Key'));
  await db
    .collection('bare')
    .doc(id)
    .create({ ...request.body, submittedAt: FieldValue.serverTimestamp() });
  response.status(201).json({ id });
});
