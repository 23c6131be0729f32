import { Query, Timestamp } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { describe, expect, test, vi } from 'vitest';
import { TEST_EMAIL } from '../contract/call.ts';
import { promisedTime } from '../contract/farm.ts';
import { dateAndTime, HOUR_MS } from '../contract/farm-time.ts';
import { consultations, stored } from '../testing/consultations.ts';
import { messageId, useMailbox } from '../testing/mailbox.ts';
import { decoded, once, storeRequest, storeRequests, timesNamed } from '../testing/stored-requests.ts';
import { sendList } from './list.ts';
import { SETTLED_MS, toDos } from './to-do.ts';

describe('the list', () => {
  test('names the requests in the order of their arrival, also one that has come back', async () => {
    const { mails } = await useMailbox();
    const [second, first] = [await storeRequest(), await storeRequest({ hours: 17 })];
    await toDos.doc(first).update({ dueAt: Timestamp.now() });
    await sendList();
    expect(Object.keys(timesNamed(mails))).toEqual([first, second]);
  });

  test('leaves a new request to the trigger until the trigger cannot mail it any more', async () => {
    const { mails } = await useMailbox();
    const id = await storeRequest({ hours: (SETTLED_MS - 5_000) / HOUR_MS });
    await sendList();
    expect(mails).toEqual([]);
    vi.setSystemTime(Date.now() + 6_000);
    await sendList();
    expect(timesNamed(mails)).toEqual(once(id));
  });

  test('reminds of a request once after 18 hours, and shows when the promised 24 hours end', async () => {
    const { mails } = await useMailbox();
    const id = await storeRequest({ hours: 18.01, notifiedAt: new Date(), submittedAt: 'changed in the console' });
    await storeRequest({ hours: 17.99, notifiedAt: new Date() });
    await storeRequest({ hours: 19, notifiedAt: new Date(), contactedAt: 'typed in the console' });
    await sendList();
    await sendList();
    expect(timesNamed(mails)).toEqual(once(id));
    const arrivedAt = (await toDos.doc(id).get()).get('arrivedAt').toMillis();
    expect(decoded(mails[0] ?? '')).toContain(`Answer before ${dateAndTime(promisedTime(arrivedAt))}`);
    expect((await stored(id)).get('remindedAt').toMillis()).toBeGreaterThan(0);
  });

  test('names at most 100 requests in one mail, the oldest first, and in an hour what an instance accepts', async () => {
    vi.stubEnv('LIMIT_PER_INSTANCE', '480');
    const { mails } = await useMailbox();
    const waiting = await storeRequests(97, { hours: 19, notifiedAt: new Date(), acknowledged: true });
    const unannounced = await storeRequests(25, { hours: 30, acknowledged: true, remindedAt: new Date() });
    await storeRequest({ suspectedSpam: true });
    await sendList();
    expect(mails.map((mail) => Object.keys(timesNamed([mail])).length)).toEqual([100, 20]);
    expect(timesNamed(mails.slice(0, 1))).toMatchObject(once(...unannounced));
    expect(mails.map((mail) => decoded(mail).includes('Suspected spam'))).toEqual([true, false]);
    expect(mails[1]?.replace(/\r\n /g, ' ')).toMatch(/^Subject: .*, email 2\)/m);
    for (let run = 0; run < 2; run++) await sendList();
    expect(mails).toHaveLength(3);
    expect(timesNamed(mails)).toEqual(once(...waiting, ...unannounced));
  });

  test('forgets what was deleted in the console', async () => {
    const { mails } = await useMailbox();
    const id = await storeRequest();
    await consultations.doc(id).delete();
    await sendList();
    expect([mails, (await toDos.doc(id).get()).exists]).toEqual([[], false]);
  });

  test('records the mail for the other requests if one is deleted meanwhile', async () => {
    const mailbox = await useMailbox();
    const [gone, stays] = [await storeRequest(), await storeRequest()];
    mailbox.onMail = () => consultations.doc(gone).delete();
    await sendList();
    await sendList();
    expect(mailbox.mails).toHaveLength(1);
    expect([(await stored(gone)).exists, (await stored(stays)).get('notifiedAt')]).toEqual([false, expect.anything()]);
  });

  test('is sent again, with the same Message-ID, if the run stopped between sending and recording', async () => {
    const mailbox = await useMailbox();
    const id = await storeRequest();
    mailbox.fault = 'drops';
    await expect(sendList()).rejects.toThrow('the list was not sent');
    mailbox.fault = undefined;
    await sendList();
    await sendList();
    expect(timesNamed(mailbox.mails)).toEqual({ [id]: 2 });
    expect(new Set(mailbox.mails.map(messageId)).size).toBe(1);
  });

  test('is not sent by a run whose time is over, which began before it read anything', async () => {
    const { mails } = await useMailbox();
    const id = await storeRequest();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
    const query = vi.spyOn(Query.prototype, 'get');
    await expect(sendList()).rejects.toThrow('the list was not sent');
    expect(timeout).toHaveBeenCalledWith(40_000);
    expect(timeout.mock.invocationCallOrder[0]).toBeLessThan(query.mock.invocationCallOrder[0] ?? 0);
    expect([mails, (await stored(id)).get('notifiedAt')]).toEqual([[], undefined]);
  });

  test('causes the error that the alarm watches if the settings are wrong, also if there is nothing to list', async () => {
    const { mails } = await useMailbox();
    vi.stubEnv('OWNER_EMAIL', '');
    await expect(sendList()).rejects.toThrow('the list was not sent (OWNER_EMAIL');
    const code = expect.stringMatching(/^OWNER_EMAIL/);
    expect(logError).toHaveBeenCalledExactlyOnceWith('owner was not notified', { code });
    vi.stubEnv('OWNER_EMAIL', 'owner@example.com');
    await sendList();
    expect(mails).toEqual([]);
  });
});

describe('a waiting family', () => {
  test('is warned about once after 20 and once after 23 hours while mail is away, then announced, and then reminded of', async () => {
    const mailbox = await useMailbox();
    const [answered, ...families] = await storeRequests(3, { hours: 0 });
    await storeRequest({ hours: 0, suspectedSpam: true });
    // After the arrival of all, so that one run finds the same hours over for all of them.
    const start = Date.now();
    mailbox.fault = 'refuses';
    for (const [hours, expected] of [
      [19.9, []],
      [20, [{ code: '20-hours', ids: [answered, ...families] }]],
      [20.25, []],
      [22.9, []],
      [23, [{ code: '23-hours', ids: families }]],
      [48, []],
    ] as const) {
      vi.setSystemTime(start + hours * HOUR_MS);
      if (hours === 22.9) await consultations.doc(`${answered}`).update({ contactedAt: new Date() });
      vi.mocked(logError).mockClear();
      await expect(sendList()).rejects.toThrow('the list was not sent');
      expect(warnings()).toEqual(expected);
    }
    mailbox.fault = undefined;
    for (let run = 0; run < 3; run++) await sendList();
    expect(mailbox.mails.map((mail) => timesNamed([mail]))).toEqual([once(...families), once(...families)]);
    for (const mail of mailbox.mails) expect(decoded(mail)).toContain('Overdue since');
  });

  test('is warned about by the next run if a run failed before it logged', async () => {
    await useMailbox();
    const id = await storeRequest({ hours: 20.1, notifiedAt: new Date() });
    vi.mocked(logError).mockImplementationOnce(() => {
      throw new Error('failed');
    });
    await expect(sendList()).rejects.toThrow('the list was not sent');
    vi.mocked(logError).mockClear();
    await sendList();
    expect(warnings()).toEqual([{ code: '20-hours', ids: [id] }]);
  });
});

describe('suspected spam', () => {
  test('never displaces a family, and is listed once, the newest first, also if the server refused the first list', async () => {
    const mailbox = await useMailbox();
    const [reminder, older] = [await storeRequest({ hours: 30, notifiedAt: new Date() }), await storeRequest()];
    await storeRequests(11, { hours: 20, suspectedSpam: true });
    await storeRequest({ suspectedSpam: true, spamReasons: ['honeypot'], lastName: 'Newest' });
    mailbox.fault = 'refuses';
    await expect(sendList()).rejects.toThrow('the list was not sent');
    mailbox.fault = undefined;
    await sendList();
    await sendList();
    expect(mailbox.mails).toHaveLength(1);
    expect(timesNamed(mailbox.mails)).toEqual(once(reminder, older));
    const text = decoded(mailbox.mails[0] ?? '');
    for (const words of ['And 2 more.', 'a field that people cannot see']) expect(text).toContain(words);
    expect(text).toMatch(/Suspected spam: 12\s+Sample Newest/);
  });

  test('from the tests of the site is in no list, also when there is other spam', async () => {
    const { mails } = await useMailbox();
    const spam = { suspectedSpam: true, spamReasons: ['honeypot'] };
    await storeRequests(3, { ...spam, email: TEST_EMAIL });
    await sendList();
    expect(mails).toEqual([]);
    vi.setSystemTime(Date.now() + 2 * HOUR_MS);
    for (const fields of [{ email: TEST_EMAIL }, {}]) await storeRequest({ ...spam, ...fields });
    await sendList();
    expect(decoded(mails[0] ?? '')).toMatch(/^Subject: Suspected spam: 1 /m);
    expect(mails[0]).not.toContain(TEST_EMAIL);
  });

  test('does not keep families out of the list if it cannot be counted', async () => {
    const { mails } = await useMailbox();
    await storeRequest({ suspectedSpam: true });
    const id = await storeRequest();
    vi.spyOn(Query.prototype, 'count').mockImplementation(() => {
      throw new Error('The query requires an index');
    });
    await sendList();
    vi.restoreAllMocks();
    expect(timesNamed(mails)).toEqual(once(id));
    expect(logError).toHaveBeenCalledExactlyOnceWith('suspected spam was not listed', { code: 'Error' });
    await sendList();
    expect(decoded(mails[1] ?? '')).toContain('Suspected spam: 1');
  });
});

/** What was logged about waiting families. */
function warnings() {
  const calls = vi.mocked(logError).mock.calls as unknown as [string, { code: string; ids: string[] }][];
  return calls.filter(([message]) => message === 'a family waits for an answer').map(([, details]) => details);
}
