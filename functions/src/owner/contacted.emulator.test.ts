import { FieldValue } from 'firebase-admin/firestore';
import { error as logError, warn } from 'firebase-functions/logger';
import { describe, expect, test, vi } from 'vitest';
import { consultations, stored } from '../testing/consultations.ts';
import { useMailbox } from '../testing/mailbox.ts';
import { serve } from '../testing/serve.ts';
import { codeFor, once, storeRequest, timesNamed } from '../testing/stored-requests.ts';
import { contacted } from './contacted.ts';
import { sendList } from './list.ts';
import { toDos } from './to-do.ts';

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

  test('escapes text of the visitor, and a wrong code', async () => {
    for (const phone of ['<i>', '405 555 0123"><i>']) {
      const { code } = await requestAndCode({ firstName: '<i>', timeline: '<i>', phone });
      for (const entered of [code, '"><i>']) expect((await post({ code: entered })).page).not.toContain('<i>');
    }
  });
});

describe('the buttons', () => {
  test('record once when the owner was in touch, and can undo it', async () => {
    const { id, code } = await requestAndCode();
    // 8 KiB of pasted text, which contact-link.test.ts tests in all its forms.
    const { page } = await post({ code: `${'ä'.repeat(4_000)} ${code}`, do: 'note' });
    expect(page).toContain(`name="code" value="${code}"`);
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

test('a wrong code gets a 404 page, which keeps it in the field, costs one read, and changes nothing', async () => {
  const { id, code } = await requestAndCode();
  const [, token] = code.split('.');
  const read = vi.spyOn(consultations.firestore.doc('a/b').constructor.prototype, 'get');
  const wrong = [`${id}.${'A'.repeat(22)}`, `${crypto.randomUUID()}.${token}`, '', `${id}.`, `../a.${token}`];
  for (const entered of wrong) {
    const { status, page } = await post({ code: entered, do: 'note' });
    expect([status, page]).toEqual([404, expect.stringContaining(`value="${entered}" aria-invalid="true"`)]);
    expect(page).not.toMatch(/Sample|0123\b|<script/);
  }
  expect(read).toHaveBeenCalledTimes(2);
  expect((await stored(id)).data()).not.toHaveProperty('contactedAt');
});

test('the code of a deleted request or of a to-do without its secret gets a 404 page', async () => {
  const { id, code } = await requestAndCode();
  const other = await requestAndCode();
  await toDos.doc(other.id).update({ token: FieldValue.delete() });
  expect((await post({ code: other.code, do: 'note' })).status).toBe(404);
  await consultations.doc(id).delete();
  expect((await post({ code, do: 'note' })).status).toBe(404);
  expect((await stored(id)).exists).toBe(false);
});

test('other methods and large forms are refused', async () => {
  const response = await fetch(await serve(contacted), { method: 'DELETE' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  expect((await post({ code: 'x'.repeat(30_000) })).status).toBe(413);
  expect(warn).toHaveBeenCalledWith('request refused', { code: 'too-large', status: 413 });
});

test('the log of a failure contains no code', async () => {
  const { code } = await requestAndCode();
  const failure = new Error(`${code} cannot be read`);
  vi.spyOn(toDos.doc('a').constructor.prototype, 'get').mockRejectedValueOnce(failure);
  expect((await post({ code })).status).toBe(500);
  expect(logError).toHaveBeenCalledOnce();
  expect(JSON.stringify(vi.mocked(logError).mock.calls)).not.toContain(code);
});

async function requestAndCode(fields: Parameters<typeof storeRequest>[0] = {}) {
  const id = await storeRequest({ lastName: 'Family', ...fields });
  return { id, code: await codeFor(id) };
}

async function post(form: Record<string, string>) {
  const response = await fetch(await serve(contacted), { method: 'POST', body: new URLSearchParams(form) });
  return { status: response.status, page: await response.text() };
}
