import '../testing/own-project.ts';

import { error as logError, warn } from 'firebase-functions/logger';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { REQUEST_COLLECTIONS } from '../collections.ts';
import { HOUR_MS } from '../durations.ts';
import { HANDLER_MS } from '../http/deadline.ts';
import { consultations, stored } from '../testing/consultations.ts';
import { useMailbox } from '../testing/mailbox.ts';
import { serve } from '../testing/serve.ts';
import { emptyFirestore, storeRequest, timesNamed } from '../testing/stored-requests.ts';
import { codeFor } from './contact-link.ts';
import { contacted } from './contacted.ts';
import { sendList } from './list.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn(), info: vi.fn(), warn: vi.fn() }));

const links = consultations.firestore.collection(REQUEST_COLLECTIONS.links);

beforeEach(async () => {
  vi.mocked(logError).mockClear();
  await emptyFirestore();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('opening the link', () => {
  test('changes nothing and shows no request, because browsers do not send the code', async () => {
    const { id, code } = await requestAndCode();
    const before = (await stored(id)).data();
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(await serve(contacted), { method });
      expect(response.status).toBe(200);
      expect(await response.text()).not.toMatch(new RegExp(`${id}|${code}|Sample`));
    }
    expect((await stored(id)).data()).toEqual(before);
  });

  test('shows the request and one button when the script posts the code, and changes nothing', async () => {
    const { id, code } = await requestAndCode();
    const before = (await stored(id)).data();
    const { status, page } = await post({ code });
    expect(status).toBe(200);
    for (const expected of ['Sample Family', 'In 1-3 months', 'href="tel:4055550123"'])
      expect(page).toContain(expected);
    expect(page.match(/<button[^>]*>([^<]*)/g)).toEqual(['<button name="do" value="note">We have been in touch']);
    expect((await stored(id)).data()).toEqual(before);
  });

  test('escapes text of the visitor', async () => {
    const markup = { firstName: '<i>', timeline: '<i>', phone: '<i>' };
    const { page } = await post({ code: (await requestAndCode(markup)).code });
    expect(page).toContain('&lt;i&gt;');
    expect(page).not.toContain('<i>');
    const { code } = await requestAndCode({ phone: '405 555 0123"><i>' });
    expect((await post({ code })).page).not.toContain('<i>');
  });
});

describe('the buttons', () => {
  test('record once when the owner was in touch', async () => {
    const { id, code } = await requestAndCode();
    const before = Date.now();
    const { page } = await post({ code, do: 'note' });
    const first = (await stored(id)).get('contactedAt');
    expect(first.toMillis()).toBeGreaterThanOrEqual(before);
    expect(page).toContain('You have been in touch');
    expect(page.match(/<button[^>]*>([^<]*)/g)).toEqual(['<button name="do" value="undo" class="quiet">Undo']);
    await post({ code, do: 'note' });
    expect((await stored(id)).get('contactedAt')).toEqual(first);
  });

  test.each<[string, (code: string) => string]>([
    ['with spaces around it', (code) => `  ${code} `],
    ['on two lines', (code) => `${code.slice(0, 30)}\r\n  ${code.slice(30)}\n`],
    ['in its link', (code) => `https://farm.example/contacted#${code}`],
    ['in its link, on three lines and in brackets', (code) => `<https://farm.example/\n contacted#\n${code}>.`],
  ])('work with a code that was pasted %s', async (_, paste) => {
    const { id, code } = await requestAndCode();
    const { status, page } = await post({ code: paste(code), do: 'note' });
    expect(status).toBe(200);
    expect((await stored(id)).get('contactedAt')).toBeDefined();
    expect(page).toContain(`name="code" value="${code}"`);
  });

  test('can undo it', async () => {
    const { id, code } = await requestAndCode();
    await post({ code, do: 'note' });
    const { page } = await post({ code, do: 'undo' });
    expect((await stored(id)).data()).not.toHaveProperty('contactedAt');
    expect(page).toContain('Have you been in touch?');
    expect((await post({ code, do: 'undo' })).status).toBe(200);
  });

  test('do nothing if the action is unknown', async () => {
    const { id, code } = await requestAndCode();
    for (const action of ['', 'delete', 'contactedAt']) expect((await post({ code, do: action })).status).toBe(200);
    expect((await stored(id)).data()).not.toHaveProperty('contactedAt');
  });

  test('can be undone before a list has read the request: the next list names it and all others', async () => {
    const { mails } = await useMailbox();
    vi.stubEnv('OWNER_EMAIL', 'owner@example.com');
    await storeRequest({ hours: 30, notifiedAt: new Date(), remindedAt: new Date() });
    await sendList();
    const waiting = await storeRequest({ hours: 20, notifiedAt: new Date() });
    const { id, code } = await requestAndCode({ hours: 19, notifiedAt: new Date() });
    await post({ code, do: 'note' });
    await post({ code, do: 'undo' });
    await sendList();
    expect(timesNamed(mails)).toEqual({ [waiting]: 1, [id]: 1 });
  });

  test.each([
    ['the newest', 0],
    ['an older', 1],
  ])(
    'stop the reminder about %s request, and after an undo the request gets exactly one reminder',
    async (_, newerRequests) => {
      const { mails } = await useMailbox();
      vi.stubEnv('OWNER_EMAIL', 'owner@example.com');
      const { id, code } = await requestAndCode({ hours: 20, notifiedAt: new Date() });
      for (let index = 0; index < newerRequests; index++)
        await storeRequest({ hours: 19, notifiedAt: new Date(), remindedAt: new Date() });
      await post({ code, do: 'note' });
      await sendList();
      expect(mails).toEqual([]);
      await post({ code, do: 'undo' });
      await sendList();
      await sendList();
      expect(timesNamed(mails)).toEqual({ [id]: 1 });
    },
  );
});

describe('a wrong code', () => {
  test.each<[string, (code: string, other: string) => string | Promise<string>]>([
    ['empty', () => ''],
    ['600 letters', () => 'x'.repeat(600)],
    ['without a token', (code) => `${code.split('.')[0]}.`],
    ['with a token that does not exist', (code) => `${code.split('.')[0]}.${'A'.repeat(22)}`],
    ['with an invalid escape sequence', (code) => `%zz.${code.split('.')[1]}`],
    ['with an escaped slash', () => `${encodeURIComponent('a/b')}.${'A'.repeat(22)}`],
    ['with an id that Firestore reserves', () => `__a__.${'A'.repeat(22)}`],
    ['with the id ".."', () => `...${'A'.repeat(22)}`],
    ["with another request's token", (code, other) => `${code.split('.')[0]}.${other.split('.')[1]}`],
    ['with a changed token', (code) => `${code.slice(0, -2)}${code.endsWith('xx') ? 'yy' : 'xx'}`],
    ['with an unknown id', (code) => `${crypto.randomUUID()}.${code.split('.')[1]}`],
    ['with a path', () => `../../contact-links/x.${'A'.repeat(22)}`],
    ['of a deleted request', (code) => deleteRequest(code)],
    ['that has expired', (code) => expireLink(code)],
  ])('%s gets the same 404 page as all others, and changes nothing', async (_, change) => {
    const { id, code } = await requestAndCode();
    const other = await requestAndCode();
    const { status, page } = await post({ code: await change(code, other.code), do: 'note' });
    expect([status, page]).toEqual([404, (await post({ code: '' })).page]);
    expect(page).not.toMatch(/Sample|0123|<form/);
    for (const request of [id, other.id])
      expect((await stored(request)).data() ?? {}).not.toHaveProperty('contactedAt');
  });
});

describe('many wrong codes', () => {
  test('block an address after ten in a minute, even with the right code, but no other address', async () => {
    const { id, code } = await requestAndCode();
    const attacker = '198.51.100.1';
    const wrong = `${id}.${'A'.repeat(22)}`;
    for (let tried = 0; tried < 10; tried++) expect((await post({ code: wrong }, attacker)).status).toBe(404);
    const { status, page, headers } = await post({ code, do: 'note' }, attacker);
    expect([status, page]).toEqual([429, expect.stringContaining('in a minute')]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await stored(id)).data()).not.toHaveProperty('contactedAt');
    expect(warn).toHaveBeenCalledWith('request refused', { code: 'too-many-codes', status: 429 });
    expect(logError).not.toHaveBeenCalled();

    for (let tried = 0; tried < 12; tried++) expect((await post({ code }, '198.51.100.2')).status).toBe(200);
  });
});

test('every response has headers against caching, indexing and referrers', async () => {
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

test('a post has a deadline, so that it does not wait for Firestore until the platform ends it', async () => {
  const { code } = await requestAndCode();
  const timeouts = vi.spyOn(globalThis, 'setTimeout');
  await post({ code });
  expect(timeouts.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(HANDLER_MS);
});

test('a post that takes longer is logged as an error, which raises an alarm', async () => {
  const { code } = await requestAndCode();
  const wait = globalThis.setTimeout;
  const atOnce = (act: (...values: unknown[]) => void, ms?: number, ...values: unknown[]) =>
    wait(act, ms === HANDLER_MS ? 0 : ms, ...values);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(atOnce as typeof setTimeout);
  expect((await post({ code })).status).toBe(503);
  expect(logError).toHaveBeenCalledExactlyOnceWith('request failed', { code: 'late', status: 503 });
});

test('other methods and large forms are refused', async () => {
  const response = await fetch(await serve(contacted), { method: 'DELETE' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  expect((await post({ code: 'x'.repeat(5_000) })).status).toBe(413);
  expect(warn).toHaveBeenCalledWith('request refused', { code: 'too-large', status: 413 });
  expect(logError).not.toHaveBeenCalled();
});

test('the log of a failure contains no code', async () => {
  const { id, code } = await requestAndCode();
  await links.doc(id).update({ expiresAt: 'never' });
  expect((await post({ code })).status).toBe(500);
  expect(logError).toHaveBeenCalledExactlyOnceWith('request failed', { code: 'TypeError', status: 500 });
});

async function requestAndCode(fields: Parameters<typeof storeRequest>[0] = {}) {
  const id = await storeRequest({ lastName: 'Family', ...fields });
  return { id, code: await codeFor(consultations.doc(id)) };
}

async function post(form: Record<string, string>, address?: string) {
  const body = new URLSearchParams(form);
  const headers = address ? { 'X-Forwarded-For': address } : {};
  const response = await fetch(await serve(contacted), { method: 'POST', body, headers });
  return { status: response.status, headers: response.headers, page: await response.text() };
}

async function deleteRequest(code: string): Promise<string> {
  await consultations.doc(code.split('.')[0] ?? '').delete();
  return code;
}

async function expireLink(code: string): Promise<string> {
  const expiresAt = new Date(Date.now() - HOUR_MS);
  await links.doc(code.split('.')[0] ?? '').update({ expiresAt });
  return code;
}
