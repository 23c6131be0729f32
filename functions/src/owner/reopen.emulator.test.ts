import { FieldValue } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { expect, test, vi } from 'vitest';
import { DAY_MS } from '../contract/farm-time.ts';
import { owner } from '../index.ts';
import { consultations, stored } from '../testing/consultations.ts';
import { useMailbox } from '../testing/mailbox.ts';
import { once, storeRequest, timesNamed } from '../testing/stored-requests.ts';
import { sendList } from './list.ts';

test('an answered request is not warned about until the owner takes that back, then once, and is reminded of again', async () => {
  const { mails } = await useMailbox();
  const contact = { contactedAt: 'after the reminder' };
  const id = await storeRequest({ hours: 20.1, notifiedAt: new Date(), remindedAt: new Date(), ...contact });
  await sendList();
  expect([timesNamed(mails), vi.mocked(logError).mock.calls]).toEqual([{}, []]);
  await takeAway(id, contact);
  expect((await stored(id)).get('remindedAt')).toBeUndefined();
  for (let run = 0; run < 2; run++) await sendList();
  expect(timesNamed(mails)).toEqual(once(id));
  expect(logError).toHaveBeenCalledExactlyOnceWith('a family waits for an answer', { code: '20-hours', ids: [id] });
});

test.each([
  ['mark', 'contact', 'take mark away', 'take contact away'],
  ['mark', 'contact', 'take contact away', 'take mark away'],
  ['mark', 'take mark away', 'contact', 'take contact away'],
  ['contact', 'mark', 'take mark away', 'take contact away'],
  ['contact', 'mark', 'take contact away', 'take mark away'],
  ['contact', 'take contact away', 'mark', 'take mark away'],
])('a request is listed once, and kept for 24 months, after: %s, %s, %s, %s', async (...steps) => {
  const { mails } = await useMailbox();
  const isMarked = steps[0] === 'mark';
  const sent = await storeRequest(isMarked ? { suspectedSpam: true, spamReasons: ['address'] } : {});
  // The owner may also type a request into the console.
  await consultations.doc('by hand').set({ ...(await stored(sent)).data(), lastName: 'Dana' });
  for (const step of steps) {
    const mark = step.includes('mark') ? { suspectedSpam: true } : { contactedAt: new Date() };
    for (const id of [sent, 'by hand'])
      await (step.startsWith('take') ? takeAway(id, mark) : consultations.doc(id).update(mark));
    if (!step.startsWith('take')) await sendList();
  }
  expect(timesNamed(mails)).toEqual({});
  for (let run = 0; run < 2; run++) await sendList();
  expect(timesNamed(mails)).toEqual(once(sent, 'by+hand'));
  for (const id of [sent, 'by hand']) {
    const days = ((await stored(id)).get('expiresAt').toMillis() - Date.now()) / DAY_MS;
    expect(Math.round(days / 30.44)).toBe(24);
  }
  expect(logError).not.toHaveBeenCalled();
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
