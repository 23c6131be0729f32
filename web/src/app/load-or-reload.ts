import { pageState } from '../ui/page-state.ts';

/** The path of this chunk, which each page names. It differs in every build, since the chunk contains the names of all others. */
const BUILD = new URL(import.meta.url).pathname;

/**
 * Loads a chunk. When that fails and the server has a page of another build, a deploy has removed the chunk, so the page is
 * reloaded. Otherwise it throws.
 */
export async function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const signal = AbortSignal.timeout(10_000);
    const response = await fetch(location.href, { cache: 'no-store', signal }).catch(() => undefined);
    const isReplaced = response?.ok && !(await response.text()).includes(BUILD);
    if (!isReplaced || 'left' in pageState()) throw error;
    // Without this, the browser would restore the previous page's scroll position.
    history.scrollRestoration = 'manual';
    location.reload();
    return new Promise(() => undefined);
  }
}
