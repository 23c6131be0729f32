import '../testing/own-project.ts';

import { error as logError } from 'firebase-functions/logger';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BESIDE } from '../consultations/store.ts';
import { consultations, stored } from '../testing/consultations.ts';
import { openMailbox } from '../testing/mailbox.ts';
import { emptyFirestore, namedIn, request } from '../testing/owner-requests.ts';
import { serve } from '../testing/serve.ts';
import { codeFor } from './contact-link.ts';
import { contacted } from './contacted.ts';
import { sendList } from './list.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), info: vi.fn() }));

const links = consultations.firestore.collection(BESIDE.links);
const HOUR_MS = 3_600_000;

beforeEach(async () => {
  vi.mocked(logError).mockClear();
  await emptyFirestore();
});
afterEach(() => vi.unstubAllEnvs());

describe('opening the link', () => {
  test('changes nothing and tells nothing: the code is not even sent', async () => {
    const { id, code } = await requestAndCode();
    const before = (await stored(id)).data();
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(await serve(contacted), { method });
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toMatch(new RegExp(`${id}|${code}|Sample`));
    }
    expect((await stored(id)).data()).toEqual(before);
  });

  test('shows name, timeline, phone and one button once the code is there, and still changes nothing', async () => {
    const { id, code } = await requestAndCode();
    const before = (await stored(id)).data();
    const { status, page } = await post({ code });
    expect(status).toBe(200);
    for (const words of ['Sample Family', 'In 1-3 months', 'href="tel:4055550123"']) expect(page).toContain(words);
    expect(page.match(/<button[^>]*>([^<]*)/g)).toEqual(['<button name="do" value="note">We have been in touch']);
    expect((await stored(id)).data()).toEqual(before);
  });

  test('shows what a visitor wrote as text', async () => {
    const marked = { firstName: '<i>', timeline: '<i>', phone: '<i>' };
    const { page } = await post({ code: (await requestAndCode(marked)).code });
    expect(page).toContain('&lt;i&gt;');
    expect(page).not.toContain('<i>');
    const { code } = await requestAndCode({ phone: '405 555 0123"><i>' });
    expect((await post({ code })).page).not.toContain('<i>');
  });
});

describe('the button', () => {
  test('notes when the owner was in touch, once', async () => {
    const { id, code } = await requestAndCode();
    const { page } = await post({ code, do: 'note' });
    const first = (await stored(id)).get('contactedAt');
    expect(first.toMillis()).toBeGreaterThan(Date.now() - 10_000);
    expect(page).toContain('You have been in touch');
    expect(page.match(/<button[^>]*>([^<]*)/g)).toEqual(['<button name="do" value="undo" class="quiet">Take it back']);
    await post({ code, do: 'note' });
    expect((await stored(id)).get('contactedAt')).toEqual(first);
  });

  test('takes it back', async () => {
    const { id, code } = await requestAndCode();
    await post({ code, do: 'note' });
    const { page } = await post({ code, do: 'undo' });
    expect((await stored(id)).data()).not.toHaveProperty('contactedAt');
    expect(page).toContain('Have you been in touch?');
    expect((await post({ code, do: 'undo' })).status).toBe(200);
  });

  test('does nothing else', async () => {
    const { id, code } = await requestAndCode();
    for (const action of ['', 'delete', 'contactedAt']) expect((await post({ code, do: action })).status).toBe(200);
    expect((await stored(id)).data()).not.toHaveProperty('contactedAt');
  });

  test.each([
    ['the newest', 0],
    ['an older', 1],
  ])('keeps %s request out of the reminders, and taken back lets it in again, once', async (_, later) => {
    const { mails, url } = await openMailbox();
    vi.stubEnv('OWNER_EMAIL', 'owner@example.com');
    vi.stubEnv('SMTP_URL', url);
    const { id, code } = await requestAndCode({ hours: 20, notifiedAt: new Date() });
    for (let each = 0; each < later; each++)
      await request({ hours: 19, notifiedAt: new Date(), remindedAt: new Date() });
    await post({ code, do: 'note' });
    await sendList();
    expect(mails).toEqual([]);
    await post({ code, do: 'undo' });
    await sendList();
    await sendList();
    expect(namedIn(mails)).toEqual({ [id]: 1 });
  });
});

describe('a link that is not right', () => {
  test.each<[string, (code: string, other: string) => string | Promise<string>]>([
    ['none', () => ''],
    ['nonsense', () => 'x'.repeat(600)],
    ['no token', (code) => `${code.split('.')[0]}.`],
    ['a token of nobody', (code) => `${code.split('.')[0]}.${'A'.repeat(22)}`],
    ["another request's token", (code, other) => `${code.split('.')[0]}.${other.split('.')[1]}`],
    ['a token that ends differently', (code) => `${code.slice(0, -2)}${code.endsWith('xx') ? 'yy' : 'xx'}`],
    ['a request that never was', (code) => `${crypto.randomUUID()}.${code.split('.')[1]}`],
    ['a path', () => `../../contact-links/x.${'A'.repeat(22)}`],
    ['a request that was deleted', (code) => deleted(code)],
    ['a link that is too old', (code) => expired(code)],
  ])('%s: 404, always the same page, and nothing happens', async (_, change) => {
    const { id, code } = await requestAndCode();
    const other = await requestAndCode();
    const { status, page } = await post({ code: await change(code, other.code), do: 'note' });
    expect([status, page]).toEqual([404, (await post({ code: '' })).page]);
    expect(page).not.toMatch(/Sample|0123|<form/);
    for (const each of [id, other.id]) expect((await stored(each)).data() ?? {}).not.toHaveProperty('contactedAt');
  });
});

test('every answer is kept, indexed and passed on by nobody', async () => {
  const { code } = await requestAndCode();
  const url = await serve(contacted);
  const posts = [{ code }, { code: 'x' }].map((form) => ({ method: 'POST', body: new URLSearchParams(form) }));
  for (const init of [{}, ...posts, { method: 'PUT' }]) {
    const { headers } = await fetch(url, init);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
    });
  }
});

test('other methods are refused, and too large a form too', async () => {
  const answer = await fetch(await serve(contacted), { method: 'DELETE' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  expect((await post({ code: 'x'.repeat(5_000) })).status).toBe(413);
});

test('no code is in the log when something fails', async () => {
  const { id, code } = await requestAndCode();
  await links.doc(id).update({ expiresAt: 'never' });
  expect((await post({ code })).status).toBe(503);
  expect(logError).toHaveBeenCalledExactlyOnceWith('the page of a request failed', { code: 'TypeError', status: 503 });
});

describe('the token', () => {
  test('has 128 bits, is stored beside the request and not in it, and stays the same', async () => {
    const { id, code } = await requestAndCode();
    const [, token = ''] = code.split('.');
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    expect((await links.doc(id).get()).get('token')).toBe(token);
    expect(JSON.stringify((await stored(id)).data())).not.toContain(token);
    expect(await codeFor(consultations.doc(id))).toBe(code);
    expect((await requestAndCode()).code).not.toContain(token);
  });

  test('is a new one when the old one has run out', async () => {
    const { id, code } = await requestAndCode();
    await links.doc(id).update({ expiresAt: new Date(Date.now() - 1) });
    expect(await codeFor(consultations.doc(id))).not.toBe(code);
    expect((await post({ code })).status).toBe(404);
  });
});

async function requestAndCode(changed: Parameters<typeof request>[0] = {}) {
  const id = await request({ lastName: 'Family', ...changed });
  return { id, code: await codeFor(consultations.doc(id)) };
}

async function post(form: Record<string, string>) {
  const answer = await fetch(await serve(contacted), { method: 'POST', body: new URLSearchParams(form) });
  return { status: answer.status, page: await answer.text() };
}

async function deleted(code: string): Promise<string> {
  await consultations.doc(code.split('.')[0] ?? '').delete();
  return code;
}

async function expired(code: string): Promise<string> {
  const expiresAt = new Date(Date.now() - HOUR_MS);
  await links.doc(code.split('.')[0] ?? '').update({ expiresAt });
  return code;
}
