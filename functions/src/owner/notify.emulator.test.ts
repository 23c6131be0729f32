import { Timestamp } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { describe, expect, test, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../contract/farm-time.ts';
import { owner } from '../index.ts';
import { consultations, stored } from '../testing/consultations.ts';
import { messageId, useMailbox } from '../testing/mailbox.ts';
import { notifyUntilDone } from '../testing/notify.ts';
import { once, storeRequest, storeRequests, timesNamed } from '../testing/stored-requests.ts';
import { sendList } from './list.ts';
import { notifyOwner } from './notify.ts';
import { SETTLED_MS, toDos } from './to-do.ts';

const newRequest = (fields = {}) => storeRequest({ hours: 0, ...fields });

describe('a new request', () => {
  test('is mailed once if the trigger fires again: after the mail, during it, or at the same time', async () => {
    const mailbox = await useMailbox();
    const [first, second] = [await newRequest(), await newRequest()];
    mailbox.onMail = () => notifyOwner(first);
    await notifyOwner(first);
    await notifyOwner(first);
    await Promise.all([notifyUntilDone(second), notifyUntilDone(second)]);
    expect(timesNamed(mailbox.mails)).toEqual(once(first, second));
  });

  test.each(['refuses', 'drops'] as const)(
    'is mailed again by the retry, with the same Message-ID, if the server %s the first mail',
    async (fault) => {
      const mailbox = await useMailbox();
      const id = await newRequest();
      mailbox.fault = fault;
      const event = { params: { id } } as Parameters<typeof owner.notify.run>[0];
      await expect(owner.notify.run(event)).rejects.toThrow(id);
      expect((await stored(id)).get('notifiedAt')).toBeUndefined();
      mailbox.fault = undefined;
      await notifyOwner(id);
      expect(mailbox.mails.length).toBe(fault === 'drops' ? 2 : 1);
      expect(new Set(mailbox.mails.map(messageId)).size).toBe(1);
    },
  );

  test('is named by the list if the run stopped between sending and recording', async () => {
    const { mails } = await useMailbox();
    const id = await newRequest();
    await toDos.doc(id).update({ singleMailAt: Timestamp.now(), isSending: true });
    await notifyOwner(id);
    expect(mails).toEqual([]);
    vi.setSystemTime(Date.now() + SETTLED_MS + 1_000);
    await sendList();
    expect(timesNamed(mails)).toEqual(once(id));
  });

  test('is left to the list if the trigger is late', async () => {
    const { mails } = await useMailbox();
    await notifyOwner(await storeRequest({ hours: (MINUTE_MS + 1_000) / HOUR_MS }));
    expect(mails).toEqual([]);
    await notifyOwner(await storeRequest({ hours: (MINUTE_MS - 20_000) / HOUR_MS }));
    expect(mails).toHaveLength(1);
  });

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['was deleted', (id) => consultations.doc(id).delete()],
    ['was typed in the console', (id) => toDos.doc(id).delete()],
    ['has been answered', (id) => consultations.doc(id).update({ contactedAt: 'by phone' })],
    ['is marked as suspected spam', (id) => consultations.doc(id).update({ suspectedSpam: true })],
  ])('is not mailed if it %s', async (_, change) => {
    const { mails } = await useMailbox();
    const id = await newRequest();
    await change(id);
    await notifyOwner(id);
    expect([mails, vi.mocked(logError).mock.calls]).toEqual([[], []]);
  });

  test.each([
    ['the owner is not configured', { OWNER_EMAIL: '' }, /^OWNER_EMAIL/],
    ['the mail server is not configured', { SMTP_URL: 'none' }, /^SMTP_URL/],
    ['the mail server cannot be reached', { SMTP_URL: 'smtp://127.0.0.1:1' }, /^ESOCKET$/],
  ])('causes the error that the alarm watches, without personal data, if %s', async (_, env, code) => {
    const { mails } = await useMailbox();
    const id = await newRequest();
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    await expect(notifyOwner(id)).rejects.toThrow(`owner was not notified of ${id} (`);
    const logged = { id, code: expect.stringMatching(code) };
    expect(logError).toHaveBeenCalledExactlyOnceWith('owner was not notified', logged);
    expect([mails, (await stored(id)).get('notifiedAt')]).toEqual([[], undefined]);
  });
});

describe('mails about one request', () => {
  test('are limited to 20 an hour, and the list names the others', async () => {
    const { mails } = await useMailbox();
    await countMails(19);
    const ids = await storeRequests(2, { hours: 0 });
    for (const id of ids) await notifyOwner(id);
    expect(mails).toHaveLength(1);
    vi.setSystemTime(Date.now() + SETTLED_MS + 1_000);
    await sendList();
    expect(mails).toHaveLength(2);
    expect([timesNamed(mails), vi.mocked(logError).mock.calls]).toEqual([once(...ids), []]);
    await notifyOwner(await newRequest());
    expect(mails).toHaveLength(2);
    vi.setSystemTime(Date.now() + HOUR_MS);
    await notifyOwner(await newRequest());
    expect(mails).toHaveLength(3);
  });

  test('are limited to 100 a day, which no reminder makes the functions forget', async () => {
    const { mails } = await useMailbox();
    await countMails(99, 2);
    const id = await storeRequest({ hours: 23.4, notifiedAt: new Date() });
    await toDos.doc(id).update({ singleMailAt: hoursAgo(23.4) });
    await sendList();
    expect(mails).toHaveLength(1);
    await notifyOwner(await newRequest());
    expect(mails).toHaveLength(1);
    vi.setSystemTime(Date.now() + HOUR_MS);
    await notifyOwner(await newRequest());
    expect(mails).toHaveLength(2);
  });

  test('count once for a request, however often the server refuses or loses them', async () => {
    const mailbox = await useMailbox();
    await countMails(18);
    const [first, second] = [await newRequest(), await newRequest()];
    mailbox.fault = 'refuses';
    for (let tries = 0; tries < 2; tries++) await expect(notifyOwner(first)).rejects.toThrow(first);
    mailbox.fault = 'drops';
    await expect(notifyOwner(second)).rejects.toThrow(second);
    mailbox.fault = undefined;
    await notifyOwner(await newRequest());
    expect(timesNamed(mailbox.mails)).toEqual(once(second));
  });
});

/** Stores what the limits read of requests whose mails were sent so many hours ago. */
async function countMails(count: number, hours = 0.1): Promise<void> {
  const sent = Array.from({ length: count }, () => toDos.add({ singleMailAt: hoursAgo(hours) }));
  await Promise.all(sent);
}

function hoursAgo(hours: number): Timestamp {
  return Timestamp.fromMillis(Date.now() - hours * HOUR_MS);
}
