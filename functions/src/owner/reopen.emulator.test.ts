import { FieldValue } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { expect, test, vi } from 'vitest';
import { owner } from '../index.ts';
import { consultations, stored } from '../testing/consultations.ts';
import { useMailbox } from '../testing/mailbox.ts';
import { once, storeRequest, timesNamed } from '../testing/stored-requests.ts';
import { DAY_MS } from '../time/farm-time.ts';
import { sendList } from './list.ts';
import { toDos } from './to-do.ts';

test.each([{ contactedAt: 'by phone' }, { suspectedSpam: 'true' }])(
  'a request with %j is not reminded of or warned about until the owner takes that away, then once',
  async (mark) => {
    const { mails } = await useMailbox();
    const id = await storeRequest({ hours: 20.1, notifiedAt: new Date() });
    await consultations.doc(id).update(mark);
    await sendList();
    expect([timesNamed(mails), vi.mocked(logError).mock.calls]).toEqual([{}, []]);
    await takeAway(id, mark);
    for (let run = 0; run < 2; run++) await sendList();
    expect(timesNamed(mails)).toEqual(once(id));
    expect(logError).toHaveBeenCalledExactlyOnceWith('a family waits for an answer', { code: '20-hours', ids: [id] });
  },
);

test('a request that arrived as suspected spam is listed and kept like any other when the owner takes the mark away', async () => {
  const { mails } = await useMailbox();
  const id = await storeRequest({ suspectedSpam: true, spamReasons: ['address'] });
  await takeAway(id, { suspectedSpam: true });
  for (let run = 0; run < 2; run++) await sendList();
  expect(timesNamed(mails)).toEqual(once(id));
  const days = ((await stored(id)).get('expiresAt').toMillis() - Date.now()) / DAY_MS;
  expect(Math.round(days / 30.44)).toBe(24);
});

test('a request that was typed in the console gets no mail', async () => {
  const { mails } = await useMailbox();
  await consultations.doc('by hand').set({ firstName: 'Dana', contactedAt: 'by phone' });
  await takeAway('by hand', { contactedAt: 'by phone' });
  await sendList();
  expect([mails, (await toDos.get()).size]).toEqual([[], 0]);
});

test('a request that is reopened while a list has just read it stays open', async () => {
  const { mails } = await useMailbox();
  const id = await storeRequest({ hours: 19, notifiedAt: new Date(), contactedAt: new Date() });
  const { firestore } = consultations;
  const { getAll } = firestore;
  vi.spyOn(firestore, 'getAll').mockImplementationOnce(async (...documents) => {
    const read = await getAll.apply(firestore, documents);
    await takeAway(id, { contactedAt: true });
    return read;
  });
  for (let run = 0; run < 2; run++) await sendList();
  expect(timesNamed(mails)).toEqual(once(id));
});

/** Deletes these fields in the console, which calls the trigger. */
async function takeAway(id: string, fields: object): Promise<void> {
  const before = await stored(id);
  await before.ref.update(Object.fromEntries(Object.keys(fields).map((name) => [name, FieldValue.delete()])));
  const event = { params: { id }, data: { before, after: await stored(id) } };
  await owner.reopen.run(event as unknown as Parameters<typeof owner.reopen.run>[0]);
}
