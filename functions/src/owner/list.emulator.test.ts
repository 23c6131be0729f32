import '../testing/own-project.ts';

import { join } from 'node:path';
import { error as logError } from 'firebase-functions/logger';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { CURSORS, REQUEST_COLLECTIONS } from '../collections.ts';
import { consultations, stored } from '../testing/consultations.ts';
import { messageId, useMailbox } from '../testing/mailbox.ts';
import { startFunction } from '../testing/start-function.ts';
import { decoded, emptyFirestore, storeRequest, timesNamed } from '../testing/stored-requests.ts';
import { LEASE_MS, SEND_MS } from './lease.ts';
import { sendList } from './list.ts';
import { notifyOwner } from './notify.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), warn: vi.fn() }));

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
  test('names the requests that were not mailed, in one mail and only once', async () => {
    const { mails } = await useMailbox();
    const ids = [await storeRequest(), await storeRequest({ hours: 17 })];
    await storeRequest({ notifiedAt: new Date() });
    await sendList();
    await sendList();
    expect(mails).toHaveLength(1);
    expect(timesNamed(mails)).toEqual(Object.fromEntries(ids.map((id) => [id, 1])));
    for (const id of ids) expect((await stored(id)).get('notifiedAt').toMillis()).toBeGreaterThan(0);
  });

  test('names the requests in the order of their arrival', async () => {
    const { mails } = await useMailbox();
    const [second, first] = [await storeRequest({ hours: 2 }), await storeRequest({ hours: 3 })];
    await sendList();
    expect(Object.keys(timesNamed(mails))).toEqual([first, second]);
  });

  test('is not sent if it would be empty', async () => {
    const { mails } = await useMailbox();
    await sendList();
    await storeRequest({ notifiedAt: new Date() });
    await storeRequest({ hours: 20, notifiedAt: new Date(), contactedAt: new Date() });
    await storeRequest({ hours: 20, notifiedAt: new Date(), remindedAt: new Date() });
    await sendList();
    expect(mails).toEqual([]);
  });

  test('leaves new requests to the trigger', async () => {
    const { mails } = await useMailbox();
    await storeRequest({ hours: 0 });
    await sendList();
    expect(mails).toEqual([]);
  });

  test('reminds of a request once after 18 hours, and shows when the promised 24 hours end', async () => {
    const { mails } = await useMailbox();
    const id = await storeRequest({ hours: 18.1, notifiedAt: new Date() });
    await storeRequest({ hours: 17.9, notifiedAt: new Date() });
    await sendList();
    await sendList();
    expect(timesNamed(mails)).toEqual({ [id]: 1 });
    expect(decoded(mails[0] ?? '')).toMatch(/Answer before \w+day, \w+ \d+, \d+:\d\d [ap]m/);
    expect((await stored(id)).get('remindedAt').toMillis()).toBeGreaterThan(0);
  });

  test('announces an old request first, and reminds of it in the next list', async () => {
    const { mails } = await useMailbox();
    const id = await storeRequest({ hours: 50 });
    await sendList();
    expect(decoded(mails[0] ?? '')).not.toContain('Still waiting');
    await sendList();
    await sendList();
    expect(timesNamed(mails)).toEqual({ [id]: 2 });
    expect(decoded(mails[1] ?? '')).toContain('Still waiting');
    for (const mail of mails) expect(decoded(mail)).toContain('Overdue since');
  });

  test('names 250 requests that arrived at the same time in three mails, each once', async () => {
    const { mails } = await useMailbox();
    const ids = Array.from({ length: 250 }, () => crypto.randomUUID());
    const batch = consultations.firestore.batch();
    for (const id of ids)
      batch.set(consultations.doc(id), { lastName: id, submittedAt: new Date(Date.now() - 60_000) });
    await batch.commit();
    for (let run = 0; run < 4; run++) await sendList();
    expect(mails).toHaveLength(3);
    expect(timesNamed(mails)).toEqual(Object.fromEntries(ids.map((id) => [id, 1])));
  });

  test('moves its cursors past requests that are done', async () => {
    await useMailbox();
    for (let index = 0; index < 5; index++)
      await storeRequest({ hours: 20, notifiedAt: new Date(), contactedAt: new Date() });
    await sendList();
    const cursors = await consultations.firestore.collection(CURSORS).get();
    const newest = (await consultations.orderBy('submittedAt', 'desc').limit(1).get()).docs[0];
    const ids = Object.fromEntries(cursors.docs.map((cursor) => [cursor.id, cursor.get('id')]));
    expect(ids).toMatchObject({ notifiedAt: newest?.id, remindedAt: newest?.id, spam: newest?.id });
  });
});

describe('when something goes wrong', () => {
  test('the server refuses mail: the list names everything once the server accepts mail again', async () => {
    const mailbox = await useMailbox();
    const ids = [await storeRequest(), await storeRequest({ hours: 19, notifiedAt: new Date() })];
    mailbox.fault = 'refuses';
    for (let run = 0; run < 3; run++) await expect(sendList()).rejects.toThrow('the list was not sent');
    expect(logError).toHaveBeenCalledTimes(3);
    expect(logError).toHaveBeenCalledWith('owner was not notified', { code: 'EMESSAGE' });
    mailbox.fault = undefined;
    await sendList();
    await sendList();
    expect(timesNamed(mailbox.mails)).toEqual(Object.fromEntries(ids.map((id) => [id, 1])));
  });

  test('the server does not respond: sending stops, and the next list names the request', async () => {
    const mailbox = await useMailbox();
    const id = await storeRequest();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.timeout(300));
    mailbox.fault = 'hangs';
    await expect(sendList()).rejects.toThrow('the list was not sent');
    expect(timeout).toHaveBeenLastCalledWith(SEND_MS);
    mailbox.fault = undefined;
    await sendList();
    expect(timesNamed(mailbox.mails)).toEqual({ [id]: 1 });
  });

  test('the server accepts a mail without confirming it: the mail is sent a second time, not a third', async () => {
    const mailbox = await useMailbox();
    const [id, single] = [await storeRequest(), await storeRequest({ hours: 0 })];
    mailbox.fault = 'drops';
    await expect(sendList()).rejects.toThrow('the list was not sent');
    await expect(notifyOwner(single)).rejects.toThrow(single);
    mailbox.fault = undefined;
    for (let run = 0; run < 2; run++) await sendList();
    for (let run = 0; run < 2; run++) await notifyOwner(single);
    expect(timesNamed(mailbox.mails)).toEqual({ [id]: 2, [single]: 2 });
    expect(new Set(mailbox.mails.map(messageId)).size).toBe(2);
  });

  test('the function is killed after sending: its request is named again when the lease has ended', async () => {
    const { mails } = await useMailbox();
    const id = await storeRequest();
    await sendList();
    // The state after a crash between sending and recording it.
    await consultations.doc(id).update({ notifiedAt: null });
    const until = new Date(Date.now() + LEASE_MS);
    await consultations.firestore.collection(REQUEST_COLLECTIONS.leases).doc(id).update({ until });
    await sendList();
    await expect(notifyOwner(id)).rejects.toThrow('another run');
    expect(timesNamed(mails)).toEqual({ [id]: 1 });
    vi.useFakeTimers({ now: until, toFake: ['Date'] });
    await sendList();
    expect(timesNamed(mails)).toEqual({ [id]: 2 });
  });

  test('two lists and the triggers run in parallel: each request is named once', async () => {
    const { mails } = await useMailbox();
    const ids = await Promise.all(Array.from({ length: 4 }, () => storeRequest()));
    const waiting = await storeRequest({ hours: 19, notifiedAt: new Date() });
    await Promise.allSettled([sendList(), sendList(), ...ids.map(notifyOwner)]);
    for (const id of ids) await notifyOwner(id).catch(() => undefined);
    await sendList();
    expect(timesNamed(mails)).toEqual(Object.fromEntries([...ids, waiting].map((id) => [id, 1])));
  });

  test('a request is deleted while it is mailed: the mail is still recorded on the others', async () => {
    const mailbox = await useMailbox();
    const [gone, stays] = [await storeRequest(), await storeRequest()];
    mailbox.onMail = () => consultations.doc(gone).delete();
    await sendList();
    await sendList();
    expect(mailbox.mails).toHaveLength(1);
    expect((await stored(gone)).exists).toBe(false);
    expect((await stored(stays)).get('notifiedAt')).toBeTruthy();
  });

  test('the settings are wrong: the list fails and records nothing, and names everything once they are right', async () => {
    const { mails } = await useMailbox();
    vi.stubEnv('OWNER_EMAIL', '');
    await expect(sendList()).rejects.toThrow('the list was not sent (OWNER_EMAIL');
    vi.mocked(logError).mockClear();
    const id = await storeRequest();
    await expect(sendList()).rejects.toThrow('the list was not sent (OWNER_EMAIL');
    expect(logError).toHaveBeenCalledExactlyOnceWith('owner was not notified', {
      code: expect.stringMatching(/^OWNER_EMAIL/),
    });
    expect((await stored(id)).get('notifiedAt')).toBeUndefined();
    vi.stubEnv('OWNER_EMAIL', 'owner@example.com');
    await sendList();
    expect(timesNamed(mails)).toEqual({ [id]: 1 });
  });
});

test('the deployed function sends the list when the scheduler calls it, and responds with a 500 if sending fails', async () => {
  const mailbox = await useMailbox();
  const id = await storeRequest();
  const started = await startFunction(join(import.meta.dirname, '..', '..'), 'owner.list', { SMTP_URL: mailbox.url });
  onTestFinished(() => started.stop());
  mailbox.fault = 'refuses';
  expect((await fetch(started.url, { method: 'POST' })).status).toBe(500);
  mailbox.fault = undefined;
  expect((await fetch(started.url, { method: 'POST' })).status).toBe(200);
  expect(timesNamed(mailbox.mails)).toEqual({ [id]: 1 });
  expect(started.output()).toContain('owner was not notified');
  expect(started.output()).not.toMatch(/Sample|555-0123|sample\.family/);
});
