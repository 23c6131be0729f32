const RELOADED = 'reloaded-for-missing-chunk';
/** Another one after a deploy, because the names of all chunks stand in this one. */
const BUILD = import.meta.url;

/**
 * Loads a chunk. Where a deploy has taken it away, the page reloads once to get the new ones;
 * what fails again in the same build is thrown, so that the error screen shows instead of a loop.
 */
export async function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isFirstReload()) throw error;
    location.reload();
    return new Promise(() => undefined);
  }
}

/** Where the browser refuses to keep that, it could go on for ever. */
function isFirstReload(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === BUILD) return false;
    sessionStorage.setItem(RELOADED, BUILD);
    return true;
  } catch {
    return false;
  }
}
