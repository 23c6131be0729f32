import { error as logError } from 'firebase-functions/logger';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CONTACT_CARD_PATH } from '../contract/call.ts';
import { FARM_EMAIL, FARM_HOST, FARM_NAME, FARM_ORIGIN, FARM_PHONE, NEXT_STEPS } from '../contract/farm.ts';
import { DAY_MS, HOUR_MS } from '../contract/farm-time.ts';
import { FIELD_NAMES } from '../contract/questions.ts';
import { ACKNOWLEDGED_ADDRESSES } from '../firebase/db.ts';
import { sendList } from '../owner/list.ts';
import { notifyOwner } from '../owner/notify.ts';
import { toDos } from '../owner/to-do.ts';
import { consultations, stored } from '../testing/consultations.ts';
import { useMailbox } from '../testing/mailbox.ts';
import { notifyUntilDone } from '../testing/notify.ts';
import { decoded, storeRequest as storeOlder } from '../testing/stored-requests.ts';
import { acknowledgementMail } from './acknowledgement.ts';

const storeRequest = (fields = {}) => storeOlder({ hours: 0, ...fields });
const acknowledged = consultations.firestore.collection(ACKNOWLEDGED_ADDRESSES);

beforeEach(() => vi.stubEnv('ACKNOWLEDGE', 'on'));

describe('a family', () => {
  test('gets one mail, after the owner was mailed, and none before', async () => {
    const mailbox = await useMailbox();
    const { mails } = mailbox;
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const id = await storeRequest({ email: 'dana@example.org' });
    mailbox.fault = 'refuses';
    await expect(notifyOwner(id)).rejects.toThrow(id);
    expect([mails, (await acknowledged.get()).size]).toEqual([[], 0]);
    mailbox.fault = undefined;
    await notifyOwner(id);
    await notifyOwner(id);
    expect(mails.map(recipientOf)).toEqual(['owner@example.com', 'dana@example.org']);
    expect(mails[1]).toContain(`<${FARM_EMAIL}>`);
    expect(timeout).toHaveBeenCalledWith(10_000);
    const [record] = (await acknowledged.get()).docs;
    expect(record?.id).toMatch(/^[0-9a-f]{64}$/);
    expect(Object.keys(record?.data() ?? {}).toSorted()).toEqual(['at', 'expiresAt']);
  });

  test.each([
    ['the setting is off', { ACKNOWLEDGE: 'off' }, {}],
    ['its request is suspected spam', {}, { suspectedSpam: true, notifiedAt: new Date() }],
    ['the promised time is over', {}, { hours: 24.1, notifiedAt: new Date() }],
    ['the owner was in touch', {}, { contactedAt: new Date(), notifiedAt: new Date() }],
    ['its address field holds two addresses', {}, { email: 'a@example.org,b@example.org' }],
    ['its address contains a line break', {}, { email: 'a@example.org\r\nBcc: b@example.org' }],
  ])('gets no mail if %s', async (_, env, fields) => {
    const { mails } = await useMailbox();
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    await notifyOwner(await storeRequest(fields));
    expect(mails.map(recipientOf).filter((to) => to !== 'owner@example.com')).toEqual([]);
    expect((await acknowledged.get()).size).toBe(0);
  });

  test('gets its mail from the list if the list tells the owner, once and after the owner', async () => {
    const { mails } = await useMailbox();
    const id = await storeRequest({ hours: 1, email: 'dana@example.org' });
    await notifyOwner(id);
    expect(mails).toEqual([]);
    await sendList();
    await sendList();
    expect(mails.map(recipientOf)).toEqual(['owner@example.com', 'dana@example.org']);
    expect((await toDos.doc(id).get()).get('steps')).toEqual(['reminder', '20-hours', '23-hours']);
  });

  test('gets no second try if sending fails, and the owner no second mail', async () => {
    const mailbox = await useMailbox();
    const id = await storeRequest();
    mailbox.onMail = async () => {
      if (mailbox.mails.length === 1) mailbox.fault = 'drops';
    };
    await notifyOwner(id);
    mailbox.fault = undefined;
    expect(logError).toHaveBeenCalledExactlyOnceWith('family got no acknowledgement', { id, code: expect.any(String) });
    const sent = mailbox.mails.length;
    await notifyOwner(id);
    expect([mailbox.mails.length, (await stored(id)).get('notifiedAt') !== undefined]).toEqual([sent, true]);
  });
});

describe('forged requests', () => {
  test('that name the address of another person in different spellings: that person gets one mail, also from parallel runs', async () => {
    const { mails } = await useMailbox();
    const forge = (email: string) => storeRequest({ email, notifiedAt: new Date() });
    const ids = [await forge('victim@gmail.com'), await forge('V.ictim@Gmail.com')];
    await Promise.all(ids.map((id) => notifyUntilDone(id)));
    for (const email of ['victim+1@gmail.com', 'vic.tim+a@googlemail.com']) await notifyOwner(await forge(email));
    expect(mails).toHaveLength(1);
    for (const suffix of ['', '+1', '+2']) await notifyOwner(await forge(`victim${suffix}@example.org`));
    expect(mails).toHaveLength(2);
  });

  test('that name different addresses: at most 20 mails are sent in an hour, and the others wait for 3 hours', async () => {
    const { mails } = await useMailbox();
    const start = Date.now();
    await Promise.all(Array.from({ length: 18 }, (_, index) => acknowledged.doc(`${index}`).set({ at: new Date() })));
    const forge = async (name: string, notifiedAt = new Date()) =>
      notifyOwner(await storeRequest({ email: `${name}@example.org`, notifiedAt }));
    for (const name of ['first', 'second', 'third', 'fourth']) await forge(name);
    await forge('late', new Date(start - 3 * HOUR_MS));
    await sendList();
    expect(mails).toHaveLength(2);
    vi.setSystemTime(start + HOUR_MS + 60_000);
    await sendList();
    expect(mails.map(recipientOf).slice(2)).toEqual(['third@example.org', 'fourth@example.org']);
  });
});

test('an address can get a mail again after 24 hours', async () => {
  const { mails } = await useMailbox();
  const notify = async () => notifyOwner(await storeRequest({ email: 'dana@example.org', notifiedAt: new Date() }));
  await notify();
  const { expiresAt } = (await acknowledged.get()).docs[0]?.data() ?? {};
  expect(Math.round((expiresAt.toMillis() - Date.now()) / DAY_MS)).toBe(1);
  vi.setSystemTime(Date.now() + DAY_MS - 60_000);
  await notify();
  expect(mails).toHaveLength(1);
  vi.setSystemTime(Date.now() + 120_000);
  await notify();
  expect(mails).toHaveLength(2);
});

test('the mail contains no text of the visitor, and its text form has the dates, the steps and the contact', () => {
  const forged = Object.fromEntries(FIELD_NAMES.map((name) => [name, 'Forged']));
  const submittedAt = { toDate: () => new Date('2026-11-21T21:10:00Z') };
  const { to, subject, replyTo, messageId, text, html } = acknowledgementMail('one', { ...forged, submittedAt });
  expect(to).toBe('Forged');
  expect(replyTo).toEqual({ name: FARM_NAME, address: FARM_EMAIL });
  expect(messageId).toMatch(/^<received\.one@/);
  expect(JSON.stringify([subject, messageId, text, html])).not.toContain('Forged');
  expect(subject).toBe('We’ll call or write by Sunday, 3:00 pm');
  // The accepted accessibility tree of the HTML holds its texts and links.
  const dates = ['Saturday, Nov 21, at 3:10 pm', 'by Sunday, Nov 22, 3:00 pm'];
  const contact = [`${FARM_HOST} will call from ${FARM_PHONE}`, FARM_ORIGIN + CONTACT_CARD_PATH, FARM_EMAIL];
  for (const expected of [...dates, ...contact, `\n1. ${NEXT_STEPS[0]}`]) expect(text).toContain(expected);
});

function recipientOf(mail: string): string | undefined {
  return /^To: (.*)$/m.exec(decoded(mail))?.[1]?.trim();
}
