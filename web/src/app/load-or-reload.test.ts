import { expect, test, vi } from 'vitest';
import { loadOrReload } from './load-or-reload.ts';

const another = async () => new Response('A page of another build');

/** Calls it with a chunk that is missing. Resolves with the error that it throws, or when it reloads the page. */
function loadMissing(respond: typeof fetch, dataset = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  vi.stubGlobal('fetch', respond);
  vi.stubGlobal('location', { href: 'https://example.com/', reload: () => resolve('reloaded') });
  vi.stubGlobal('history', {});
  vi.stubGlobal('document', { documentElement: { dataset } });
  loadOrReload(() => Promise.reject(new Error('missing'))).catch(reject);
  return promise;
}

test('reloads a page whose build the server has replaced, and asks it for at most 10 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const respond = vi.fn(another);
  expect(await loadMissing(respond)).toBe('reloaded');
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
  expect(respond).toHaveBeenCalledExactlyOnceWith('https://example.com/', {
    cache: 'no-store',
    signal: timeout.mock.results[0]?.value,
  });
});

test.each<[string, typeof fetch, object?]>([
  ['the server responds with an error', async () => new Response('', { status: 503 })],
  ['the visitor leaves the page', another, { left: '' }],
])('throws if %s', async (_, respond, dataset) => {
  await expect(loadMissing(respond, dataset)).rejects.toThrow('missing');
});
