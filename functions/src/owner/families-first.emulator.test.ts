import '../testing/own-project.ts';

import { error as logError } from 'firebase-functions/logger';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { REQUEST_COLLECTIONS } from '../collections.ts';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import { consultations, stored } from '../testing/consultations.ts';
import { openMailbox, useMailbox } from '../testing/mailbox.ts';
import { decoded, emptyFirestore, storeRequest, timesNamed } from '../testing/stored-requests.ts';
import { mailUnderLease } from './lease.ts';
import { sendList } from './list.ts';
import { listMail } from './list-mail.ts';
import { notifyOwner } from './notify.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), warn: vi.fn() }));

const leases = consultations.firestore.collection(REQUEST_COLLECTIONS.leases);

beforeEach(async () => {
  vi.stubEnv('OWNER_EMAIL', 'owner@example.com');
  vi.mocked(logError).mockClear();
  await emptyFirestore();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

describe('suspected spam', () => {
  test('is only counted: with 3,000 such requests, the next list still names three families', async () => {
    const { mails } = await useMailbox();
    await storeSpam(1_000, 30);
    const late = await storeRequest({ hours: 29, notifiedAt: new Date() });
    await storeSpam(1_000, 28);
    const unannounced = await storeRequest({ hours: 27 });
    await storeSpam(1_000, 26);
    const young = await storeRequest({ hours: 1 });
    await sendList();
    expect(timesNamed(mails)).toEqual({ [late]: 1, [unannounced]: 1, [young]: 1 });
    expect(decoded(mails[0] ?? '')).toContain('Suspected spam: 3,000');
    await sendList();
    expect(timesNamed(mails.slice(1))).toEqual({ [unannounced]: 1 });
    expect(decoded(mails[1] ?? '')).not.toContain('Suspected spam');
  }, 120_000);

  test('is listed once with its reason, and gets no reminder', async () => {
    const { mails } = await useMailbox();
    await storeRequest({ hours: 20, suspectedSpam: true, spamReasons: ['honeypot'], lastName: 'Baker' });
    await sendList();
    await sendList();
    expect(mails).toHaveLength(1);
    expect(timesNamed(mails)).toEqual({});
    for (const words of ['Suspected spam: 1', 'Sample Baker', 'a field that people cannot see'])
      expect(decoded(mails[0] ?? '')).toContain(words);
    expect(decoded(mails[0] ?? '')).not.toContain('waiting');
  });

  test('is listed again if the server refused the first list', async () => {
    const mailbox = await useMailbox();
    await storeSpam(11, 2);
    await storeRequest({ suspectedSpam: true, lastName: 'Newest' });
    mailbox.fault = 'refuses';
    await expect(sendList()).rejects.toThrow('the list was not sent');
    mailbox.fault = undefined;
    await sendList();
    await sendList();
    expect(mailbox.mails).toHaveLength(1);
    const text = decoded(mailbox.mails[0] ?? '');
    expect(text).toContain('And 2 more.');
    expect(text).toMatch(/Suspected spam: 12\s+Sample Newest/);
  });

  test('is a family again if the owner wrote false', async () => {
    const { mails } = await useMailbox();
    const id = await storeRequest({ suspectedSpam: false });
    await notifyOwner(id);
    expect(timesNamed(mails)).toEqual({ [id]: 1 });
  });

  test('gets no single mail', async () => {
    const { mails } = await useMailbox();
    await notifyOwner(await storeRequest({ suspectedSpam: true }));
    expect([mails, (await leases.get()).size]).toEqual([[], 0]);
  });
});

describe('a list', () => {
  test('names at most 100 families, reminders first', async () => {
    const { mails } = await useMailbox();
    const waiting = await storeFamilies(60, { hours: 20, notifiedAt: new Date() });
    const unannounced = await storeFamilies(60, { hours: 1 });
    await sendList();
    const first = timesNamed(mails);
    expect(Object.keys(first)).toHaveLength(100);
    for (const id of waiting) expect(first[id]).toBe(1);
    await sendList();
    expect(timesNamed(mails)).toEqual(Object.fromEntries([...waiting, ...unannounced].map((id) => [id, 1])));
  });

  test('names families that arrived after a request that is under lease', async () => {
    const { mails } = await useMailbox();
    const held = await storeRequest({ hours: 40 });
    await leases.doc(held).set({ until: new Date(Date.now() + HOUR_MS) });
    await storeFamilies(700, { hours: 39, notifiedAt: new Date(), contactedAt: new Date() });
    const waiting = await storeRequest({ hours: 38, notifiedAt: new Date() });
    await sendList();
    expect(timesNamed(mails)).toEqual({ [waiting]: 1 });
    await leases.doc(held).delete();
    await sendList();
    await sendList();
    expect(timesNamed(mails)).toEqual({ [waiting]: 1, [held]: 2 });
  });

  test("is sent without visitors' texts if the server refuses the content", async () => {
    const mailbox = await useMailbox();
    const id = await storeRequest({ lastName: 'Viagra' });
    mailbox.fault = 'refuses HTML';
    await sendList();
    await sendList();
    expect(mailbox.mails).toHaveLength(1);
    expect(decoded(mailbox.mails[0] ?? '')).toMatch(new RegExp(`contacted#${id}\\.`));
    expect(decoded(mailbox.mails[0] ?? '')).not.toContain('Viagra');
    expect((await stored(id)).get('notifiedAt')).toBeTruthy();
  });
});

describe('a waiting family', () => {
  test('is logged as an error after 20 and 23 hours, even if mail fails, but not after it was contacted', async () => {
    await useMailbox();
    const start = Date.now();
    const waits = await storeRequest({ hours: 0 });
    await storeRequest({ hours: 0, suspectedSpam: true });
    const answered = await storeRequest({ hours: 0 });
    const alarms: string[] = [];
    vi.mocked(logError).mockImplementation((message, { code, ids }) => {
      if (message === 'a family waits for an answer') for (const id of ids) alarms.push(`${elapsed()} ${code} ${id}`);
    });
    const elapsed = () => Math.floor((Date.now() - start) / HOUR_MS);
    for (let minutes = 30; minutes <= 26 * 60; minutes += 30) {
      vi.useFakeTimers({ now: start + minutes * MINUTE_MS, toFake: ['Date'] });
      if (minutes === 21 * 60) await consultations.doc(answered).update({ contactedAt: new Date() });
      if (minutes % 60 === 0) vi.stubEnv('SMTP_URL', minutes % 120 === 0 ? 'none' : (await openMailbox()).url);
      await sendList().catch(() => undefined);
    }
    expect(alarms.toSorted()).toEqual(
      [`20 20-hours ${waits}`, `20 20-hours ${answered}`, `23 23-hours ${waits}`].toSorted(),
    );
  });

  test('is logged by the next run if a run failed before it logged', async () => {
    await useMailbox();
    const id = await storeRequest({ hours: 19.9 });
    await sendList();
    vi.useFakeTimers({ now: Date.now() + HOUR_MS, toFake: ['Date'] });
    vi.mocked(logError).mockImplementationOnce(() => {
      throw new Error('failed');
    });
    await expect(sendList()).rejects.toThrow('the list was not sent');
    vi.mocked(logError).mockClear();
    await sendList();
    expect(logError).toHaveBeenCalledExactlyOnceWith('a family waits for an answer', { code: '20-hours', ids: [id] });
  });

  test('is logged by the first run after a deployment', async () => {
    await useMailbox();
    const id = await storeRequest({ hours: 22.5 });
    await sendList();
    expect(logError).toHaveBeenCalledExactlyOnceWith('a family waits for an answer', { code: '20-hours', ids: [id] });
  });

  test('is logged late if no run took place for hours', async () => {
    await useMailbox();
    const id = await storeRequest({ hours: 1 });
    await sendList();
    vi.useFakeTimers({ now: Date.now() + 22.5 * HOUR_MS, toFake: ['Date'] });
    await sendList();
    await sendList();
    expect(vi.mocked(logError).mock.calls).toEqual(
      ['20-hours', '23-hours'].map((code) => ['a family waits for an answer', { code, ids: [id] }]),
    );
  });
});

describe('a lease', () => {
  test('is not changed if another run has taken it over', async () => {
    const mailbox = await useMailbox();
    const id = await storeRequest();
    const until = new Date(Date.now() + HOUR_MS);
    mailbox.onMail = () => leases.doc(id).set({ holder: 'another run', until });
    mailbox.fault = 'refuses';
    await expect(sendList()).rejects.toThrow();
    expect((await leases.doc(id).get()).get('holder')).toBe('another run');
    await leases.doc(id).delete();
    mailbox.fault = undefined;
    await sendList();
    expect((await leases.doc(id).get()).get('until').toMillis()).toBe(until.getTime());
    expect((await stored(id)).get('notifiedAt')).toBeTruthy();
  });

  test('that ran out while the mail was composed: no mail is sent', async () => {
    const { mails } = await useMailbox();
    const due = [{ document: consultations.doc(await storeRequest()), field: 'notifiedAt' }] as const;
    const timeout = AbortSignal.timeout;
    vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => timeout.call(AbortSignal, 300));
    const compose = (notices: Parameters<typeof listMail>[0]) => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
      return listMail(notices, { count: 0, newest: [] });
    };
    await expect(mailUnderLease(due, compose, 'list')).rejects.toThrow(/time/i);
    expect(mails).toEqual([]);
  });

  test('that ran out before the mail was sent: no mail is sent', async () => {
    const { mails } = await useMailbox();
    const id = await storeRequest();
    const signal = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
    await expect(notifyOwner(id)).rejects.toThrow(id);
    signal.mockRestore();
    expect([mails, (await leases.doc(id).get()).exists]).toEqual([[], false]);
    expect((await stored(id)).get('notifiedAt')).toBeUndefined();
  });
});

function storeSpam(count: number, hours: number): Promise<readonly string[]> {
  return storeFamilies(count, { hours, suspectedSpam: true, spamReasons: ['honeypot'], notifiedAt: null });
}

/** Stores many requests that arrived within the same second. */
async function storeFamilies(count: number, { hours = 1, ...fields }: Record<string, unknown> & { hours: number }) {
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  const writer = consultations.firestore.bulkWriter({ throttling: false });
  const arrived = Date.now() - hours * HOUR_MS;
  for (const [index, id] of ids.entries())
    void writer.set(consultations.doc(id), {
      firstName: 'Sample',
      submittedAt: new Date(arrived + (index % 900)),
      ...fields,
    });
  await writer.close();
  return ids;
}
