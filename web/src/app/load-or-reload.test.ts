import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { FakeStorage } from '../testing/fake-storage.ts';
import { loadOrReload } from './load-or-reload.ts';

const stored = new FakeStorage();
const reload = vi.fn();
const respond = vi.fn<typeof fetch>(async () => new Response());
const fail = () => Promise.reject(new Error('missing'));

beforeEach(() => {
  vi.stubGlobal('sessionStorage', stored);
  vi.stubGlobal('location', { href: 'https://example.com/', reload });
  vi.stubGlobal('history', {});
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('fetch', respond);
});

afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
  stored.clear();
});

test('waits at most 10 seconds for the response of the server', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeout.mockRestore());
  void loadOrReload(fail);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
  expect(respond.mock.lastCall?.[1]?.signal).toBe(timeout.mock.results[0]?.value);
});

test('throws if the chunk is still missing after the reload, and reloads again after the next deploy', async () => {
  void loadOrReload(fail);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await loadOrReload(async () => 'another chunk');
  await expect(loadOrReload(fail)).rejects.toThrow('missing');
  expect(reload).toHaveBeenCalledOnce();
  for (const key of stored.keys()) stored.set(key, 'https://example.com/assets/of-an-older-build.js');
  void loadOrReload(fail);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

test.each(['blocks storage', 'leaves the page'])('throws at once where the browser %s', async (what) => {
  const block = () => {
    throw new Error('denied');
  };
  if (what === 'blocks storage') vi.stubGlobal('sessionStorage', { getItem: block, setItem: block });
  else document.documentElement.dataset.left = '';
  await expect(loadOrReload(fail)).rejects.toThrow('missing');
  expect(reload).not.toHaveBeenCalled();
});
