const RELOADED = 'reloaded-for-missing-chunk';

/**
 * Loads a chunk. Where a deploy has taken it away, the page reloads once to get the new ones;
 * a second failure in a row is thrown, so that the error screen shows instead of a loop.
 */
export async function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (sessionStorage.getItem(RELOADED)) throw error;
    sessionStorage.setItem(RELOADED, 'yes');
    location.reload();
    return new Promise(() => undefined);
  }
}
