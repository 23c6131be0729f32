import { ifAllowed } from '../tab-storage.ts';
import { pageState } from '../ui/page-state.ts';

const RELOADED = 'reloaded-for-missing-chunk';
/** The URL of this chunk. It differs in every build, since the chunk contains the names of all others. */
const BUILD = import.meta.url;

/**
 * Loads a chunk. When that fails although the server responds, a deploy has probably removed the chunk, so the page is
 * reloaded to get the new ones. Without a connection, or when the reload did not help, it throws.
 */
export async function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const signal = AbortSignal.timeout(10_000);
    const response = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).catch(() => undefined);
    if (!response || 'left' in pageState() || !isFirstReload()) throw error;
    // Without this, the browser would restore the previous page's scroll position.
    history.scrollRestoration = 'manual';
    location.reload();
    return new Promise(() => undefined);
  }
}

/** Returns true once per build. Where storage is blocked it returns false, because the page could reload forever. */
function isFirstReload(): boolean {
  const isFirst = ifAllowed(() => {
    if (sessionStorage.getItem(RELOADED) === BUILD) return false;
    sessionStorage.setItem(RELOADED, BUILD);
    return true;
  });
  return isFirst ?? false;
}
