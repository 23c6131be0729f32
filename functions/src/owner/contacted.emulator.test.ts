import { Query } from 'firebase-admin/firestore';
import { error as logError, warn } from 'firebase-functions/logger';
import { describe, expect, test, vi } from 'vitest';
import { consultations, stored } from '../testing/consultations.ts';
import { serve } from '../testing/serve.ts';
import { codeFor, storeRequest } from '../testing/stored-requests.ts';
import { contacted } from './contacted.ts';
import { contactPath, toDos } from './to-do.ts';

describe('opening the link', () => {
  test('shows the request, and changes nothing', async () => {
    const { id, path } = await requestAndLink();
    const before = (await stored(id)).data();
    expect((await open(path, { method: 'HEAD' })).status).toBe(200);
    const { status, page } = await open(path);
    expect(status).toBe(200);
    for (const text of ['Sample Family', 'In 1-3 months', 'href="tel:+14055550123"']) expect(page).toContain(text);
    expect(buttonsOf(page)).toEqual(['<button name="do" value="note">We have been in touch']);
    await open(`${path}&do=note`);
    expect((await stored(id)).data()).toEqual(before);
  });

  test('escapes text of the visitor', async () => {
    for (const phone of ['<i>', '405 555 0123"><i>']) {
      const { path } = await requestAndLink({ firstName: '<i>', timeline: '<i>', phone });
      expect((await open(path)).page).not.toContain('<i>');
    }
  });

  test('works for a request that was typed in the console, whatever its id and its contactedAt are', async () => {
    const [id, code] = ['Dana & co, 100%', 'a'.repeat(32)];
    await consultations.doc(id).set({ firstName: 'Dana', contactedAt: 'yes' });
    await toDos.doc(id).set({ code });
    expect((await open(contactPath(id, code))).page).toContain('<p>Noted.</p>');
  });
});

test('the buttons record once when the owner was in touch, and undo it, and lead back to the page', async () => {
  const { id, path } = await requestAndLink();
  for (const action of ['note', 'note']) expect(await press(path, action)).toEqual([303, path]);
  const first = (await stored(id)).get('contactedAt');
  expect(first.toMillis()).toBeGreaterThan(Date.now() - 60_000);
  await press(path, 'note');
  expect((await stored(id)).get('contactedAt')).toEqual(first);
  const { page } = await open(path);
  expect(page).toContain('You have been in touch');
  expect(buttonsOf(page)).toEqual(['<button name="do" value="undo" class="undo">Undo']);
  for (const action of ['undo', 'undo', 'delete']) expect(await press(path, action)).toEqual([303, path]);
  expect((await stored(id)).data()).not.toHaveProperty('contactedAt');
});

test('a wrong or incomplete link gets a 404 page that says what to do, costs one read, and changes nothing', async () => {
  const { id, path } = await requestAndLink();
  const code = await codeFor(id);
  const [document, query] = [consultations.firestore.doc('a/b'), Query.prototype];
  const reads = [vi.spyOn(document.constructor.prototype, 'get'), vi.spyOn(query, 'get')];
  const wrong = [
    [id, 'a'.repeat(32)],
    [crypto.randomUUID(), code],
    [`../${id}`, code],
    ['', code],
  ] as const;
  for (const [request, other] of wrong) await expectRefused(contactPath(request, other));
  expect(reads.map(({ mock }) => mock.calls.length)).toEqual([0, 2 * wrong.length]);
  const broken = [code.slice(1), `${code}.`, 'ä'.repeat(16), ''].map((other) => contactPath(id, other));
  for (const each of [...broken, path.slice(0, -1), '/contacted', '/contacted?%']) await expectRefused(each);
  expect(reads.map(({ mock }) => mock.calls.length)).toEqual([0, 2 * wrong.length]);
  vi.restoreAllMocks();
  expect((await stored(id)).data()).not.toHaveProperty('contactedAt');
});

test('the link to a deleted request gets a 404 page', async () => {
  const { id, path } = await requestAndLink();
  await consultations.doc(id).delete();
  await expectRefused(path);
  expect((await stored(id)).exists).toBe(false);
});

test.each(['/contacted%23CODE%', '/%E0%A4%A', '//%00', '/__/%', '/favicon.ico', '/contacted?code=%E0%A4%A%'])(
  'the address %s gets a page of ours, and is not logged',
  async (path) => {
    const logged = vi.spyOn(console, 'error');
    expect(await open(path)).toMatchObject({ status: 404, page: expect.stringContaining('This link does not work') });
    expect(logged).not.toHaveBeenCalled();
  },
);

test('other methods and large forms are refused', async () => {
  const { path } = await requestAndLink();
  const response = await fetch((await serve(contacted)) + path.slice(1), { method: 'DELETE' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  expect((await open(path, { method: 'POST', body: 'x'.repeat(30_000) })).status).toBe(413);
  expect(warn).toHaveBeenCalledWith('request refused', { code: 'too-large', status: 413 });
});

test('the log of a failure contains no code', async () => {
  const { id, path } = await requestAndLink();
  const code = await codeFor(id);
  vi.spyOn(Query.prototype, 'get').mockRejectedValueOnce(new Error(`${code} cannot be read`));
  expect((await open(path)).status).toBe(500);
  expect(logError).toHaveBeenCalledOnce();
  expect(JSON.stringify(vi.mocked(logError).mock.calls)).not.toContain(code);
});

async function requestAndLink(fields: Parameters<typeof storeRequest>[0] = {}) {
  const id = await storeRequest({ lastName: 'Family', ...fields });
  return { id, path: contactPath(id, await codeFor(id)) };
}

async function open(path: string, init: RequestInit = {}) {
  const response = await fetch((await serve(contacted)) + path.slice(1), { redirect: 'manual', ...init });
  return { status: response.status, page: await response.text(), location: response.headers.get('location') };
}

async function press(path: string, action: string) {
  const { status, location } = await open(path, { method: 'POST', body: new URLSearchParams({ do: action }) });
  return [status, location];
}

/** Opens the page and presses its button. */
async function expectRefused(path: string): Promise<void> {
  const { status, page } = await open(path);
  expect([status, page]).toEqual([404, expect.stringContaining('copy the whole link')]);
  expect(page).not.toMatch(/Sample|0123\b|<button/);
  await press(path, 'note');
}

function buttonsOf(page: string) {
  return page.match(/<button[^>]*>([^<]*)/g);
}
