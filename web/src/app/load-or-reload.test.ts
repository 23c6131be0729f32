import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadOrReload } from './load-or-reload.ts';

const stored = new Map<string, string>();
const reload = vi.fn();
const gone = () => Promise.reject(new Error('gone'));

beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('location', { reload });
});

afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
  stored.clear();
});

test('a chunk that is there is handed over', async () => {
  expect(await loadOrReload(async () => 'chunk')).toBe('chunk');
  expect(reload).not.toHaveBeenCalled();
});

test('a chunk that is gone reloads the page and shows nothing in between', async () => {
  const settled = vi.fn();
  loadOrReload(gone).then(settled, settled);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(settled).not.toHaveBeenCalled();
});

test('a chunk that is still gone after the reload is an error, however well the others load', async () => {
  void loadOrReload(gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await loadOrReload(async () => 'another chunk');
  await expect(loadOrReload(gone)).rejects.toThrow('gone');
  expect(reload).toHaveBeenCalledOnce();
});

test('the next deploy reloads again', async () => {
  void loadOrReload(gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  for (const key of stored.keys()) stored.set(key, 'https://example.com/assets/of-an-older-build.js');
  void loadOrReload(gone);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

test('where the tab may keep nothing, a chunk that is gone is an error at once', async () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  await expect(loadOrReload(gone)).rejects.toThrow('gone');
  expect(reload).not.toHaveBeenCalled();
});
