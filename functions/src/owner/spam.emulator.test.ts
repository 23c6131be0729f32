import { Query } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { describe, expect, test, vi } from 'vitest';
import { useMailbox } from '../testing/mailbox.ts';
import { decoded, once, storeRequest, storeRequests, timesNamed } from '../testing/stored-requests.ts';
import { sendList } from './list.ts';

describe('suspected spam', () => {
  test('is only counted: with 600 such requests, the next list still names three families', async () => {
    const { mails } = await useMailbox();
    const families = [];
    for (const hours of [30, 28, 1]) {
      await storeRequests(200, { hours: hours + 0.5, suspectedSpam: true, spamReasons: ['honeypot'] });
      families.push(await storeRequest({ hours, ...(hours === 30 && { notifiedAt: new Date() }) }));
    }
    await sendList();
    expect(timesNamed(mails)).toEqual(once(...families));
    expect(decoded(mails[0] ?? '')).toContain('Suspected spam: 600');
    await sendList();
    expect(timesNamed(mails.slice(1))).toEqual(once(families[1] ?? ''));
    expect(decoded(mails[1] ?? '')).not.toContain('Suspected spam');
  });

  test('is listed once, the newest first, also if the server refused the first list, and never reminded of', async () => {
    const mailbox = await useMailbox();
    await storeRequests(11, { hours: 20, suspectedSpam: true });
    await storeRequest({ suspectedSpam: true, spamReasons: ['honeypot'], lastName: 'Newest' });
    mailbox.fault = 'refuses';
    await expect(sendList()).rejects.toThrow('the list was not sent');
    mailbox.fault = undefined;
    await sendList();
    await sendList();
    expect(mailbox.mails).toHaveLength(1);
    const text = decoded(mailbox.mails[0] ?? '');
    for (const words of ['And 2 more.', 'a field that people cannot see']) expect(text).toContain(words);
    expect(text).toMatch(/Suspected spam: 12\s+Sample Newest/);
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
