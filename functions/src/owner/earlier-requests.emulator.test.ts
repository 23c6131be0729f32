import { beforeEach, expect, test, vi } from 'vitest';
import { openRequests } from '../consultations/to-do.ts';
import { HOUR_MS } from '../durations.ts';
import { consultations } from '../testing/consultations.ts';
import { useMailbox } from '../testing/mailbox.ts';
import { codeFor, emptyFirestore, once, storeRequest, timesNamed } from '../testing/stored-requests.ts';
import { sendList } from './list.ts';

beforeEach(emptyFirestore);

test('requests of the earlier release are listed, reminded of, and keep their links', async () => {
  const { mails } = await useMailbox();
  const unannounced = await storeEarlier({ hours: 3 });
  const waiting = await storeEarlier({ hours: 19, notifiedAt: new Date() });
  const old = await storeEarlier({ hours: 200, notifiedAt: new Date(), remindedAt: new Date() });
  const others = [await storeEarlier({ contactedAt: new Date() }), await storeEarlier({ suspectedSpam: true })];
  const link = consultations.firestore.collection('contact-links').doc(old);
  await link.set({ token: 'A'.repeat(22) });
  await sendList();
  await sendList();
  expect(timesNamed(mails)).toEqual(once(unannounced, waiting));
  expect(await codeFor(old)).toBe(`${old}.${'A'.repeat(22)}`);
  for (const id of others) expect((await openRequests.doc(id).get()).exists).toBe(false);
});

test('requests that an instance of the earlier release stores within the next hour are listed as well', async () => {
  const { mails } = await useMailbox();
  await sendList();
  const id = await storeEarlier();
  await sendList();
  expect(timesNamed(mails)).toEqual(once(id));
  vi.useFakeTimers({ now: Date.now() + HOUR_MS + 1_000, toFake: ['Date'] });
  await storeEarlier();
  await sendList();
  expect(mails).toHaveLength(1);
});

async function storeEarlier(fields: Parameters<typeof storeRequest>[0] = {}): Promise<string> {
  const id = await storeRequest({ expiresAt: new Date(Date.now() + HOUR_MS), ...fields });
  await openRequests.doc(id).delete();
  return id;
}
