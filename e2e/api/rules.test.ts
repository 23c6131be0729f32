import { assertFails, initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { ACKNOWLEDGED_ADDRESSES, CONSULTATIONS, LIST_STATE, TO_DOS } from '../../functions/src/firebase/collections.ts';
import { consultations } from '../../functions/src/testing/consultations.ts';

// The client logs every refusal, and this test expects all of them.
setLogLevel('silent');

const [host, port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
// Passes no rules, so that the emulator uses those of firebase.json.
const environment = await initializeTestEnvironment({
  projectId: 'demo-prairie-guardian',
  firestore: { host: host ?? '', port: Number(port) },
});
const people = {
  'an anonymous visitor': environment.unauthenticatedContext().firestore(),
  'a signed-in visitor': environment.authenticatedContext('visitor').firestore(),
  "a user with the owner's address and an admin claim": environment
    .authenticatedContext('owner', { admin: true, email: 'owner@example.com', email_verified: true })
    .firestore(),
};

beforeAll(() => consultations.doc('rules-test').set({ firstName: 'Sample' }));
afterAll(async () => {
  await consultations.doc('rules-test').delete();
  await environment.cleanup();
});

describe.each(Object.entries(people))('%s', (_, firestore) => {
  describe.each([CONSULTATIONS, TO_DOS, LIST_STATE, ACKNOWLEDGED_ADDRESSES, 'anything-else'])('in %s', (collection) => {
    const documents = firestore.collection(collection);
    const document = documents.doc('rules-test');

    test('cannot get a document', () => assertFails(document.get()));
    test('cannot list documents', () => assertFails(documents.get()));
    test('cannot query documents', () => assertFails(documents.where('firstName', '==', 'Sample').limit(1).get()));
    test('cannot create a document', () => assertFails(documents.add({ firstName: 'Sample' })));
    test('cannot update a document', () => assertFails(document.update({ firstName: 'Forged' })));
    test('cannot delete a document', () => assertFails(document.delete()));
    test('cannot get a document of a subcollection', () => assertFails(document.collection('notes').doc('one').get()));
  });
});
