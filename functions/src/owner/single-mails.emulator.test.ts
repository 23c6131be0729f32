import '../testing/own-project.ts';

import { Query } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { REQUEST_COLLECTIONS } from '../collections.ts';
import { consultations } from '../testing/consultations.ts';
import { useMailbox } from '../testing/mailbox.ts';
import { emptyFirestore, storeRequest, timesNamed } from '../testing/stored-requests.ts';
import { SINGLE_MAILS_AN_HOUR } from './lease.ts';
import { sendList } from './list.ts';
import { notifyOwner } from './notify.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), warn: vi.fn() }));

beforeEach(async () => {
  vi.stubEnv('OWNER_EMAIL', 'owner@example.com');
  await emptyFirestore();
});
afterEach(() => vi.unstubAllEnvs());

describe('single mails', () => {
  test('are limited to 20 an hour, and the list names the other requests', async () => {
    const { mails } = await useMailbox();
    const ids = [];
    for (let index = 0; index < SINGLE_MAILS_AN_HOUR + 2; index++) ids.push(await storeRequest());
    for (const id of ids) await notifyOwner(id);
    expect(mails).toHaveLength(20);
    await sendList();
    expect(mails).toHaveLength(21);
    expect(timesNamed(mails)).toEqual(Object.fromEntries(ids.map((id) => [id, 1])));
  });

  test('are counted in the transaction of their lease, so that parallel runs share the limit', async () => {
    const { mails } = await useMailbox();
    const readOutside = vi.spyOn(Query.prototype, 'get');
    await notifyOwner(await storeRequest());
    expect([mails.length, readOutside.mock.calls]).toEqual([1, []]);
    readOutside.mockRestore();
  });

  test('are not limited by the requests that a list has named', async () => {
    const { mails } = await useMailbox();
    for (let index = 0; index < SINGLE_MAILS_AN_HOUR; index++) await storeRequest();
    await sendList();
    await notifyOwner(await storeRequest());
    expect(mails).toHaveLength(2);
  });

  test('are limited to 100 a day', async () => {
    const { mails } = await useMailbox();
    const leases = consultations.firestore.collection(REQUEST_COLLECTIONS.leases);
    const dates = Array.from({ length: 100 }, (_, index) => new Date(Date.now() - (61 + index) * 60_000));
    for (const [index, singleAt] of dates.entries()) await leases.doc(`${index}`).set({ until: singleAt, singleAt });
    const id = await storeRequest();
    await notifyOwner(id);
    expect(mails).toEqual([]);
    await leases.doc('99').update({ singleAt: new Date(Date.now() - 86_401_000) });
    await notifyOwner(id);
    expect(timesNamed(mails)).toEqual({ [id]: 1 });
  });

  test('are sent again an hour later', async () => {
    const { mails } = await useMailbox();
    const leases = consultations.firestore.collection(REQUEST_COLLECTIONS.leases);
    const before = new Date(Date.now() - 3_601_000);
    for (let index = 0; index < 20; index++) await leases.doc(`${index}`).set({ until: before, singleAt: before });
    await notifyOwner(await storeRequest());
    expect(mails).toHaveLength(1);
  });

  test('are not counted if the server refused them', async () => {
    const mailbox = await useMailbox();
    const id = await storeRequest();
    mailbox.fault = 'refuses';
    for (let tries = 0; tries <= SINGLE_MAILS_AN_HOUR; tries++) await expect(notifyOwner(id)).rejects.toThrow(id);
    mailbox.fault = undefined;
    await notifyOwner(id);
    expect(timesNamed(mailbox.mails)).toEqual({ [id]: 1 });
  });
});
