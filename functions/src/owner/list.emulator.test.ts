import '../testing/own-project.ts';

import { join } from 'node:path';
import { error as logError } from 'firebase-functions/logger';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { BESIDE } from '../consultations/store.ts';
import { consultations, stored } from '../testing/consultations.ts';
import { messageId, openMailbox } from '../testing/mailbox.ts';
import { emptyFirestore, namedIn, readable, request } from '../testing/owner-requests.ts';
import { startFunction } from '../testing/start-function.ts';
import { LEASE_MS, SEND_MS, SINGLE_MAILS_AN_HOUR } from './lease.ts';
import { sendList } from './list.ts';
import { CURSORS } from './notices.ts';
import { notifyOwner } from './notify.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), info: vi.fn() }));

beforeEach(async () => {
  vi.stubEnv('OWNER_EMAIL', 'owner@example.com');
  vi.mocked(logError).mockClear();
  await emptyFirestore();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

describe('the list', () => {
  test('names what was not announced, in one mail, and then nothing more', async () => {
    const { mails } = await mailbox();
    const ids = [await request(), await request({ suspectedSpam: true }), await request({ hours: 17 })];
    await request({ notifiedAt: new Date() });
    await sendList();
    await sendList();
    expect(mails).toHaveLength(1);
    expect(namedIn(mails)).toEqual(Object.fromEntries(ids.map((id) => [id, 1])));
    for (const id of ids) expect((await stored(id)).get('notifiedAt').toMillis()).toBeGreaterThan(0);
  });

  test('is not sent when there is nothing to say', async () => {
    const { mails } = await mailbox();
    await sendList();
    await request({ notifiedAt: new Date() });
    await request({ hours: 20, notifiedAt: new Date(), contactedAt: new Date() });
    await request({ hours: 20, notifiedAt: new Date(), remindedAt: new Date() });
    await sendList();
    expect(mails).toEqual([]);
  });

  test('leaves what has just come to the mail of its own', async () => {
    const { mails } = await mailbox();
    await request({ hours: 0 });
    await sendList();
    expect(mails).toEqual([]);
  });

  test('names who has waited for 18 hours, once, with the end of the promised 24', async () => {
    const { mails } = await mailbox();
    const id = await request({ hours: 18.1, notifiedAt: new Date() });
    await request({ hours: 17.9, notifiedAt: new Date() });
    await sendList();
    await sendList();
    expect(namedIn(mails)).toEqual({ [id]: 1 });
    expect(readable(mails[0] ?? '')).toMatch(/The promised 24 hours end \w+day, \w+ \d+, \d+:\d\d [ap]m/);
    expect((await stored(id)).get('remindedAt').toMillis()).toBeGreaterThan(0);
  });

  test('announces first what was never announced, and reminds of it in the next one', async () => {
    const { mails } = await mailbox();
    const id = await request({ hours: 50 });
    await sendList();
    expect(readable(mails[0] ?? '')).not.toContain('24 hours');
    await sendList();
    await sendList();
    expect(namedIn(mails)).toEqual({ [id]: 2 });
    expect(readable(mails[1] ?? '')).toContain('The promised 24 hours ended');
  });

  test('tells 250 that waited in three mails, each once, also those that came in the same instant', async () => {
    const { mails } = await mailbox();
    const ids = Array.from({ length: 250 }, () => crypto.randomUUID());
    const batch = consultations.firestore.batch();
    for (const id of ids)
      batch.set(consultations.doc(id), { lastName: id, submittedAt: new Date(Date.now() - 60_000) });
    await batch.commit();
    for (let run = 0; run < 4; run++) await sendList();
    expect(mails).toHaveLength(3);
    expect(namedIn(mails)).toEqual(Object.fromEntries(ids.map((id) => [id, 1])));
  });

  test('reads nothing again of what is done', async () => {
    await mailbox();
    for (let each = 0; each < 5; each++) await request({ hours: 20, notifiedAt: new Date(), contactedAt: new Date() });
    await sendList();
    const cursors = await consultations.firestore.collection(CURSORS).get();
    const newest = (await consultations.orderBy('submittedAt', 'desc').limit(1).get()).docs[0];
    expect(cursors.docs.map((cursor) => [cursor.id, cursor.get('id')])).toEqual([
      ['notifiedAt', newest?.id],
      ['remindedAt', newest?.id],
    ]);
  });
});

describe('more than 20 in an hour', () => {
  test('are left to the list from the 21st on', async () => {
    const { mails } = await mailbox();
    const ids = [];
    for (let each = 0; each < SINGLE_MAILS_AN_HOUR + 2; each++) ids.push(await request());
    for (const id of ids) await notifyOwner(id);
    expect(mails).toHaveLength(20);
    await sendList();
    expect(mails).toHaveLength(21);
    expect(namedIn(mails)).toEqual(Object.fromEntries(ids.map((id) => [id, 1])));
  });

  test('are mailed singly again an hour later', async () => {
    const { mails } = await mailbox();
    const leases = consultations.firestore.collection(BESIDE.leases);
    const before = new Date(Date.now() - 3_601_000);
    for (let each = 0; each < 20; each++) await leases.doc(`${each}`).set({ until: before, singleAt: before });
    await notifyOwner(await request());
    expect(mails).toHaveLength(1);
  });

  test('are not counted when the mail was refused', async () => {
    const box = await mailbox();
    const id = await request();
    box.fault = 'refuses';
    for (let each = 0; each <= SINGLE_MAILS_AN_HOUR; each++) await expect(notifyOwner(id)).rejects.toThrow(id);
    box.fault = undefined;
    await notifyOwner(id);
    expect(namedIn(box.mails)).toEqual({ [id]: 1 });
  });
});

test('suspected spam gets no mail of its own', async () => {
  const { mails } = await mailbox();
  await notifyOwner(await request({ suspectedSpam: true }));
  expect(mails).toEqual([]);
});

describe('whatever fails', () => {
  test('a server that refuses: all is named when it takes mail again, once', async () => {
    const box = await mailbox();
    const ids = [await request(), await request({ hours: 19, notifiedAt: new Date() })];
    box.fault = 'refuses';
    for (let run = 0; run < 3; run++) await expect(sendList()).rejects.toThrow('the list was not sent');
    expect(logError).toHaveBeenCalledTimes(3);
    expect(logError).toHaveBeenCalledWith('owner was not notified', { code: 'EMESSAGE' });
    box.fault = undefined;
    await sendList();
    await sendList();
    expect(namedIn(box.mails)).toEqual(Object.fromEntries(ids.map((id) => [id, 1])));
  });

  test('a server that hangs: the mail is given up and sent later', async () => {
    const box = await mailbox();
    const id = await request();
    const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.timeout(300));
    box.fault = 'hangs';
    await expect(sendList()).rejects.toThrow('the list was not sent');
    expect(patience).toHaveBeenLastCalledWith(SEND_MS);
    box.fault = undefined;
    await sendList();
    expect(namedIn(box.mails)).toEqual({ [id]: 1 });
  });

  test('a server that is gone after it took the mail: twice rather than never, and not a third time', async () => {
    const box = await mailbox();
    const [id, single] = [await request(), await request({ hours: 0 })];
    box.fault = 'drops';
    await expect(sendList()).rejects.toThrow('the list was not sent');
    await expect(notifyOwner(single)).rejects.toThrow(single);
    box.fault = undefined;
    for (let run = 0; run < 2; run++) await sendList();
    for (let run = 0; run < 2; run++) await notifyOwner(single);
    expect(namedIn(box.mails)).toEqual({ [id]: 2, [single]: 2 });
    expect(new Set(box.mails.map(messageId)).size).toBe(2);
  });

  test('a function that is killed after sending: named again when its lease is over, not before', async () => {
    const { mails } = await mailbox();
    const id = await request();
    await sendList();
    // As if it had been killed between the two.
    await consultations.doc(id).update({ notifiedAt: null });
    const until = new Date(Date.now() + LEASE_MS);
    await consultations.firestore.collection(BESIDE.leases).doc(id).update({ until });
    await sendList();
    await expect(notifyOwner(id)).rejects.toThrow('elsewhere');
    expect(namedIn(mails)).toEqual({ [id]: 1 });
    vi.useFakeTimers({ now: until, toFake: ['Date'] });
    await sendList();
    expect(namedIn(mails)).toEqual({ [id]: 2 });
  });

  test('two runs and the triggers at once: each is named once', async () => {
    const { mails } = await mailbox();
    const ids = await Promise.all(Array.from({ length: 4 }, () => request()));
    const waiting = await request({ hours: 19, notifiedAt: new Date() });
    await Promise.allSettled([sendList(), sendList(), ...ids.map(notifyOwner)]);
    for (const id of ids) await notifyOwner(id).catch(() => undefined);
    await sendList();
    expect(namedIn(mails)).toEqual(Object.fromEntries([...ids, waiting].map((id) => [id, 1])));
  });

  test('a request that is deleted on its way: the others are marked all the same', async () => {
    const box = await mailbox();
    const [gone, stays] = [await request(), await request()];
    box.onMail = () => consultations.doc(gone).delete();
    await sendList();
    await sendList();
    expect(box.mails).toHaveLength(1);
    expect((await stored(gone)).exists).toBe(false);
    expect((await stored(stays)).get('notifiedAt')).toBeTruthy();
  });

  test('no mail configured: nothing is marked, and all is named once it is', async () => {
    const { mails } = await mailbox();
    const id = await request();
    vi.stubEnv('OWNER_EMAIL', '');
    await sendList();
    expect((await stored(id)).get('notifiedAt')).toBeUndefined();
    vi.stubEnv('OWNER_EMAIL', 'owner@example.com');
    await sendList();
    expect(namedIn(mails)).toEqual({ [id]: 1 });
  });
});

test('the deployed function sends the list when the scheduler calls it, and fails when it cannot', async () => {
  const box = await mailbox();
  const id = await request();
  const started = await startFunction(join(import.meta.dirname, '..', '..'), 'owner.list', { SMTP_URL: box.url });
  onTestFinished(() => started.stop());
  box.fault = 'refuses';
  expect((await fetch(started.url, { method: 'POST' })).status).toBe(500);
  box.fault = undefined;
  expect((await fetch(started.url, { method: 'POST' })).status).toBe(200);
  expect(namedIn(box.mails)).toEqual({ [id]: 1 });
  expect(started.output()).toContain('owner was not notified');
  expect(started.output()).not.toMatch(/Sample|555-0123|sample\.family/);
});

async function mailbox() {
  const box = await openMailbox();
  vi.stubEnv('SMTP_URL', box.url);
  return box;
}
