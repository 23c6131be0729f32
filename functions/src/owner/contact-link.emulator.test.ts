import '../testing/own-project.ts';

import { beforeEach, describe, expect, test } from 'vitest';
import { REQUEST_COLLECTIONS } from '../collections.ts';
import { consultations, stored } from '../testing/consultations.ts';
import { emptyFirestore, storeRequest } from '../testing/stored-requests.ts';
import { codeFor } from './contact-link.ts';

const links = consultations.firestore.collection(REQUEST_COLLECTIONS.links);

beforeEach(emptyFirestore);

describe('the token of a link', () => {
  test('has 128 bits, is not stored in the request, and does not change', async () => {
    const id = await storeRequest();
    const code = await codeFor(consultations.doc(id));
    const [, token = ''] = code.split('.');
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    expect((await links.doc(id).get()).get('token')).toBe(token);
    expect(JSON.stringify((await stored(id)).data())).not.toContain(token);
    expect(await codeFor(consultations.doc(id))).toBe(code);
    expect(await codeFor(consultations.doc(await storeRequest()))).not.toContain(token);
  });

  test('is replaced when it has expired', async () => {
    const id = await storeRequest();
    const code = await codeFor(consultations.doc(id));
    await links.doc(id).update({ expiresAt: new Date(Date.now() - 1) });
    expect(await codeFor(consultations.doc(id))).not.toBe(code);
  });
});
