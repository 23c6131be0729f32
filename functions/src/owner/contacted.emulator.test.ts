import { error as logError, warn } from 'firebase-functions/logger';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toDos } from '../consultations/store.ts';
import { HANDLER_MS } from '../http/response.ts';
import { consultations, stored } from '../testing/consultations.ts';
import { useMailbox } from '../testing/mailbox.ts';
import { serve } from '../testing/serve.ts';
import { codeFor, emptyFirestore, once, storeRequest, timesNamed } from '../testing/stored-requests.ts';
import { contacted } from './contacted.ts';
import { sendList } from './list.ts';

const WRONG = 'A'.repeat(22);

beforeEach(emptyFirestore);

describe('opening the link', () => {
  test('changes nothing, and shows the request only after its code was posted', async () => {
    const { id, code } = await requestAndCode();
    const before = (await stored(id)).data();
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(await serve(contacted), { method });
      expect([response.status, await response.text()]).toEqual([
        200,
        expect.not.stringMatching(new RegExp(`${id}|${code}|Sample`)),
      ]);
    }
    const { status, page } = await post({ code });
    expect(status).toBe(200);
    for (const text of ['Sample Family', 'In 1-3 months', 'href="tel:+14055550123"']) expect(page).toContain(text);
    expect(page.match(/<button[^>]*>([^<]*)/g)).toEqual(['<button name="do" value="note">We have been in touch']);
    expect((await stored(id)).data()).toEqual(before);
  });

  test('escapes text of the visitor', async () => {
    for (const phone of ['<i>', '405 555 0123"><i>']) {
      const { code } = await requestAndCode({ firstName: '<i>', timeline: '<i>', phone });
      expect((await post({ code })).page).not.toContain('<i>');
    }
  });
});

describe('the buttons', () => {
  test('record once when the owner was in touch, and can undo it', async () => {
    const { id, code } = await requestAndCode();
    const { page } = await post({ code, do: 'note' });
    const first = (await stored(id)).get('contactedAt');
    expect(first.toMillis()).toBeGreaterThan(Date.now() - 60_000);
    expect(page).toContain('You have been in touch');
    expect(page.match(/<button[^>]*>([^<]*)/g)).toEqual(['<button name="do" value="undo" class="quiet">Undo']);
    await post({ code, do: 'note' });
    expect((await stored(id)).get('contactedAt')).toEqual(first);
    for (let times = 0; times < 2; times++)
      expect((await post({ code, do: 'undo' })).page).toContain('Have you been in touch?');
    await post({ code, do: 'delete' });
    expect((await stored(id)).data()).not.toHaveProperty('contactedAt');
  });

  test.each<[string, (code: string) => string]>([
    ['with spaces around it', (code) => `  ${code} `],
    ['in its link, on three lines and in brackets', (code) => `<https://farm.example/\n contacted#\n${code}>.`],
    ['in a link with an escaped #', (code) => `https://farm.example/contacted%23${code}`],
    [
      'in a link of Safe Links',
      (code) => `https://nam02.safelinks.example/?url=${inUrl(code)}&data=05%7C02%7C&reserved=0`,
    ],
    [
      'in a link of Google',
      (code) => `https://www.google.com/url?q=https://farm.example/contacted%23${code}&sa=D&ust=17`,
    ],
    ['in a link of Proofpoint', (code) => `https://urldefense.example/v2/url?u=${inProofpoint(code)}&d=DwMF&c=x`],
    [
      'in a newer link of Proofpoint',
      (code) => `https://urldefense.example/v3/__https:/farm/contacted*${code}__;Iw!!A-b_$`,
    ],
    ['in a link with all marks escaped twice', (code) => code.replace(/[-._]/g, (mark) => escapedTwice(mark))],
    ['at the end of 8 KiB of text', (code) => `${'ä'.repeat(4_000)} ${code}`],
  ])('work with a code that was pasted %s', async (_, paste) => {
    const { id, code } = await requestAndCode();
    const { status, page } = await post({ code: paste(code), do: 'note' });
    expect([status, (await stored(id)).get('contactedAt')]).toEqual([200, expect.anything()]);
    expect(page).toContain(`name="code" value="${code}"`);
  });

  test('work with a link that was opened with an escaped #, and opening it changes nothing', async () => {
    const { id, code } = await requestAndCode();
    const { status, headers } = await fetch(`${await serve(contacted)}contacted%23${code}`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, `/contacted#${code}`]);
    expect((await stored(id)).data()).not.toHaveProperty('contactedAt');
  });

  test('stop the reminder, and after an undo the request gets exactly one', async () => {
    const { mails } = await useMailbox();
    const { id, code } = await requestAndCode({ hours: 20, notifiedAt: new Date() });
    await post({ code, do: 'note' });
    await sendList();
    expect([mails, vi.mocked(logError).mock.calls]).toEqual([[], []]);
    await post({ code, do: 'undo' });
    await sendList();
    await sendList();
    expect(timesNamed(mails)).toEqual(once(id));
  });

  test('work for a request that was answered in the console with a text instead of a time', async () => {
    const { code } = await requestAndCode({ contactedAt: 'yes' });
    const { page } = await post({ code });
    expect(page).toContain('<p>Noted.</p>');
  });
});

describe('a wrong code', () => {
  test.each<[string, (code: string, id: string) => string | Promise<string>]>([
    ['empty', () => ''],
    ['600 letters', () => 'x'.repeat(600)],
    ['without a token', (_, id) => `${id}.`],
    ['with a token that does not exist', (_, id) => `${id}.${WRONG}`],
    ['with an invalid escape sequence', (code) => `%zz%2D.${code.split('.')[1]}`],
    ['with an id that is no UUID', () => `../a.${WRONG}`],
    ["with another request's id", async (code) => `${await storeRequest()}.${code.split('.')[1]}`],
    ['with an unknown id', (code) => `${crypto.randomUUID()}.${code.split('.')[1]}`],
    [
      'of a deleted request',
      (code, id) =>
        consultations
          .doc(id)
          .delete()
          .then(() => code),
    ],
  ])('%s gets a 404 page, which keeps it in the field, and changes nothing', async (_, change) => {
    const { id, code } = await requestAndCode();
    const entered = await change(code, id);
    const { status, page } = await post({ code: entered, do: 'note' });
    expect([status, page]).toEqual([404, expect.stringContaining(`value="${entered}" aria-invalid="true"`)]);
    expect(page).not.toMatch(/Sample|0123\b|<script/);
    expect((await stored(id)).data() ?? {}).not.toHaveProperty('contactedAt');
  });

  test('is shown escaped', async () => {
    expect((await post({ code: '"><i>' })).page).toContain('value="&quot;&gt;&lt;i&gt;"');
  });

  test('costs one read, and 400 of them from many addresses do not lock the owner out', async () => {
    const { id, code } = await requestAndCode();
    const read = vi.spyOn(consultations.firestore.doc('a/b').constructor.prototype, 'get');
    const url = await serve(contacted);
    const guesses = Array.from({ length: 400 }, (_, index) => {
      const headers = { 'X-Forwarded-For': `198.51.${index % 3}.${index % 250}` };
      return fetch(url, { method: 'POST', headers, body: new URLSearchParams({ code: `${id}.${WRONG}`, do: 'note' }) });
    });
    expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(new Set([404]));
    expect(read).toHaveBeenCalledTimes(400);
    expect((await post({ code, do: 'note' })).page).toContain('You have been in touch');
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

test('a post that waits too long for Firestore is logged as an error, which raises an alarm', async () => {
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
  expect((await post({ code: 'x'.repeat(30_000) })).status).toBe(413);
  expect(warn).toHaveBeenCalledWith('request refused', { code: 'too-large', status: 413 });
});

test('the log of a failure contains no code', async () => {
  const { id, code } = await requestAndCode();
  await toDos.doc(id).update({ token: 'short' });
  expect((await post({ code })).status).toBe(500);
  expect(logError).toHaveBeenCalledOnce();
  expect(JSON.stringify(vi.mocked(logError).mock.calls)).not.toContain(id);
});

async function requestAndCode(fields: Parameters<typeof storeRequest>[0] = {}) {
  const id = await storeRequest({ lastName: 'Family', ...fields });
  return { id, code: await codeFor(id) };
}

function inUrl(code: string): string {
  return encodeURIComponent(`https://farm.example/contacted%23${code}`);
}

function inProofpoint(code: string): string {
  return `https-3A__farm.example_contacted-23${code.replaceAll('-', '-2D').replaceAll('_', '-5F')}`;
}

function escapedTwice(mark: string): string {
  return `%25${mark.charCodeAt(0).toString(16).toUpperCase()}`;
}

async function post(form: Record<string, string>) {
  const response = await fetch(await serve(contacted), { method: 'POST', body: new URLSearchParams(form) });
  return { status: response.status, page: await response.text() };
}
