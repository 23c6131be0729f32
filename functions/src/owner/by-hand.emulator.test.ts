import '../testing/own-project.ts';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expiryOf } from '../consultations/store.ts';
import { consultations, stored } from '../testing/consultations.ts';
import { useMailbox } from '../testing/mailbox.ts';
import { serve } from '../testing/serve.ts';
import { decoded, emptyFirestore, storeRequest, timesNamed } from '../testing/stored-requests.ts';
import { codeFor } from './contact-link.ts';
import { contacted } from './contacted.ts';
import { sendList } from './list.ts';
import { notifyOwner } from './notify.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), warn: vi.fn() }));

const WITHOUT_DATE = [{ submittedAt: 'yesterday' }, { submittedAt: 7 }, { submittedAt: null }, {}];

beforeEach(async () => {
  vi.stubEnv('OWNER_EMAIL', 'owner@example.com');
  await emptyFirestore();
});
afterEach(() => vi.unstubAllEnvs());

describe('a request that the owner added in the console', () => {
  test.each(WITHOUT_DATE)('without a valid date is listed once: %j', async (fields) => {
    const { mails } = await useMailbox();
    const family = await storeRequest();
    await sendList();
    await consultations.doc('by-hand').set({ firstName: 'Dana', ...fields });
    const other = await storeRequest();
    await sendList();
    await sendList();
    expect(mails).toHaveLength(2);
    expect(timesNamed(mails)).toEqual({ [family]: 1, 'by-hand': 1, [other]: 1 });
    expect(decoded(mails[1] ?? '')).toContain('Dana');
    const { submittedAt, expiresAt } = (await stored('by-hand')).data() ?? {};
    expect(Math.abs(submittedAt.toMillis() - Date.now())).toBeLessThan(60_000);
    expect(expiresAt.toMillis()).toBeGreaterThan(Date.now());
  });

  test('with a valid date expires as if it had arrived then', async () => {
    await useMailbox();
    const submittedAt = new Date('2026-05-04T12:00:00Z');
    await consultations.doc('by-hand').set({ firstName: 'Dana', submittedAt });
    await notifyOwner('by-hand');
    expect((await stored('by-hand')).get('expiresAt').toDate()).toEqual(expiryOf({}, submittedAt));
  });

  test.each([
    ['Still waiting', { notifiedAt: new Date() }],
    ['New requests', {}],
  ])('is listed under "%s" although it is older than requests that were listed before', async (heading, fields) => {
    const { mails } = await useMailbox();
    await consultations.doc('by-hand').set({ firstName: 'Dana', submittedAt: 'May', ...fields });
    const arrived = (await stored('by-hand')).createTime?.toMillis() ?? 0;
    vi.useFakeTimers({ now: arrived + 19 * 3_600_000, toFake: ['Date'] });
    const position = { submittedAt: new Date(arrived + 3_600_000), id: 'x' };
    for (const name of ['notifiedAt', 'remindedAt'])
      await consultations.firestore.doc(`owner-cursors/${name}`).set(position);
    await sendList();
    vi.useRealTimers();
    expect(timesNamed(mails)).toEqual({ 'by-hand': 1 });
    expect(decoded(mails[0] ?? '')).toContain(heading);
  });

  test('is mailed at once', async () => {
    const { mails } = await useMailbox();
    await consultations.doc('by-hand').set({ submittedAt: 'yesterday', phone: 4_055_550_123 });
    await notifyOwner('by-hand');
    expect(decoded(mails[0] ?? '')).toMatch(/Subject: Consultation request: No name/);
    expect(decoded(mails[0] ?? '')).toContain('4055550123');
  });

  test.each(['By hand', 'a.b', '4pQ8ZkWcXyJmNvRtLsHg', 'é%2F~'])('with the id %j has a working link', async (id) => {
    await storeRequest();
    await consultations.doc(id).set({ firstName: 'Dana', submittedAt: 'yesterday' });
    const code = await codeFor(consultations.doc(id));
    expect(encodeURI(decodeURI(code))).toBe(code);
    expect(await post({ code })).toContain('Dana');
    await post({ code, do: 'note' });
    expect((await stored(id)).get('contactedAt').toMillis()).toBeGreaterThan(0);
    await post({ code, do: 'undo' });
    expect((await stored(id)).data()).not.toHaveProperty('contactedAt');
  });

  test('may have text in the field contactedAt', async () => {
    await consultations.doc('by-hand').set({ firstName: 'Dana', contactedAt: 'yes' });
    const page = await post({ code: await codeFor(consultations.doc('by-hand')) });
    expect(page).toContain('You have been in touch');
    expect(page).toContain('<p>Noted.</p>');
  });
});

test('a cursor is never moved to a value that is no date', async () => {
  const { mails } = await useMailbox();
  await storeRequest({ hours: 20, notifiedAt: new Date(), remindedAt: new Date() });
  await sendList();
  await consultations.doc('by-hand').set({ submittedAt: 'A text', contactedAt: new Date(), notifiedAt: new Date() });
  await post({ code: await codeFor(consultations.doc('by-hand')), do: 'undo' });
  const id = await storeRequest({ hours: 19, notifiedAt: new Date() });
  await sendList();
  expect(timesNamed(mails)).toEqual({ [id]: 1 });
});

async function post(form: Record<string, string>): Promise<string> {
  return (await fetch(await serve(contacted), { method: 'POST', body: new URLSearchParams(form) })).text();
}
