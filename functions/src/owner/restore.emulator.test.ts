import { FieldValue } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { expect, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '../contract/farm-time.ts';
import { VALID_REQUEST } from '../contract/schema.cases.ts';
import { LIST_STATE } from '../firebase/db.ts';
import { consultations } from '../testing/consultations.ts';
import { useMailbox } from '../testing/mailbox.ts';
import { once, storeRequest, storeRequests, timesNamed } from '../testing/stored-requests.ts';
import { sendList } from './list.ts';
import { toDos } from './to-do.ts';

const nextYear = new Date(Date.now() + 365 * DAY_MS);

test('a request whose to-do was changed or deleted in the console is listed like all others, and raises an alarm once', async () => {
  const { mails } = await useMailbox();
  const missing = ['steps', 'arrivedAt', 'code', 'dueAt'].map((field) => ({ [field]: FieldValue.delete() }));
  const wrong = [{ steps: 'mail' }, { steps: ['call'] }, { steps: [] }, { arrivedAt: 'yesterday' }, { code: 7 }];
  const changes = [...missing, ...wrong, { dueAt: 'soon' }, { dueAt: nextYear }, { arrivedAt: nextYear }];
  const changed = await storeRequests(changes.length, { hours: 20 });
  await Promise.all(changed.map((id, index) => toDos.doc(id).update({ ...changes[index] })));
  const deleted = await storeRequest({ hours: 20 });
  await toDos.doc(deleted).delete();
  const odd = Object.fromEntries(Object.keys(VALID_REQUEST).map((name) => [name, { a: [1] }]));
  const others = [await storeRequest({ hours: 20.1, notifiedAt: new Date() }), await storeRequest(odd)];
  await consultations.firestore.collection(LIST_STATE).doc('suspected-spam').set({ listedUntil: 'today' });
  await sendList();
  expect(timesNamed(mails)).toEqual(once(...changed, deleted, ...others));
  expect(Object.keys(logged())).toEqual(['restored', '20-hours']);
  expect(new Set(logged().restored)).toEqual(new Set([...changed, deleted]));
  expect(logged()['20-hours']).toContain(others[0]);
  vi.mocked(logError).mockClear();
  for (let run = 0; run < 2; run++) await sendList();
  expect([timesNamed(mails.slice(1)), logged()]).toEqual([once(...changed, deleted), {}]);
});

test('the reminder and both alarms come in time if the to-do was changed after the mail', async () => {
  const { mails } = await useMailbox();
  const id = await storeRequest({ hours: 17, notifiedAt: new Date() });
  await toDos.doc(id).update({ steps: [] });
  await sendList();
  expect(mails).toEqual([]);
  for (const hours of [1.1, 2, 3]) {
    vi.setSystemTime(Date.now() + hours * HOUR_MS);
    await sendList();
  }
  expect(timesNamed(mails)).toEqual(once(id));
  expect(logged()).toEqual({ restored: [id], '20-hours': [id], '23-hours': [id] });
});

test('requests that no trigger has seen raise an alarm once, besides being listed', async () => {
  const { mails } = await useMailbox();
  const [unseen = '', seen = ''] = await storeRequests(2);
  await toDos.doc(unseen).update({ isSeen: FieldValue.delete() });
  for (let run = 0; run < 2; run++) await sendList();
  expect(timesNamed(mails)).toEqual(once(unseen, seen));
  expect(vi.mocked(logError).mock.calls).toEqual([['owner was not notified', { code: 'no-trigger', ids: [unseen] }]]);
});

/** The ids that were logged with each code. */
function logged(): Record<string, string[]> {
  const calls = vi.mocked(logError).mock.calls as unknown as [string, { code: string; ids: string[] }][];
  return Object.fromEntries(calls.map(([, { code, ids }]) => [code, ids]));
}
