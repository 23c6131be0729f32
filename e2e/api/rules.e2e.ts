import { expect, test } from '@playwright/test';
import { ACKNOWLEDGED_ADDRESSES, CONSULTATIONS, LIST_STATE, TO_DOS } from '../../functions/src/firebase/db.ts';

const { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT } = process.env;
const ALL = `http://${FIRESTORE_EMULATOR_HOST}/v1/projects/${GCLOUD_PROJECT}/databases/(default)/documents`;

/** The claims of the token that each sends. The emulator accepts a token without a signature. */
const PEOPLE = {
  'an anonymous visitor': undefined,
  "a user with the owner's address": { sub: 'owner', admin: true, email: 'owner@example.com', email_verified: true },
};
const DOCUMENT = { fields: { firstName: { stringValue: 'Sample' } } };

for (const [person, claims] of Object.entries(PEOPLE)) {
  test(`${person} can neither read nor write`, async () => {
    const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
    const headers = claims && { Authorization: `Bearer ${part({ alg: 'none' })}.${part(claims)}.` };
    const id = `rules-${crypto.randomUUID()}`;
    for (const collection of [CONSULTATIONS, TO_DOS, LIST_STATE, ACKNOWLEDGED_ADDRESSES, 'anything-else']) {
      for (const [method, path, body] of [
        ['GET', `/${collection}/${id}`],
        ['GET', `/${collection}`],
        ['GET', `/${collection}/${id}/notes/one`],
        ['POST', ':runQuery', { structuredQuery: { from: [{ collectionId: collection }], limit: 1 } }],
        ['POST', `/${collection}`, DOCUMENT],
        ['PATCH', `/${collection}/${id}`, DOCUMENT],
        ['DELETE', `/${collection}/${id}`],
      ] as const) {
        const init = { method, ...(headers && { headers }), ...(body && { body: JSON.stringify(body) }) };
        expect((await fetch(ALL + path, init)).status, `${method} ${path}`).toBe(403);
      }
    }
  });
}
