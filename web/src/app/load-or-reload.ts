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
    if (isLeft || !isFirstReload()) throw error;
    // A reload keeps the place, which was one on the page before.
    history.scrollRestoration = 'manual';
    location.reload();
    return new Promise(() => undefined);
  }
}

let isLeft = false;
// Leaving ends what is being loaded, and a reload would bring the visitor back.
if (!import.meta.env.SSR) {
  addEventListener('pagehide', () => {
    isLeft = true;
  });
  addEventListener('pageshow', () => {
    isLeft = false;
  });
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
