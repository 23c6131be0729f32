/**
 * Loads what the page needs to come alive. Each part is evaluated in a task of its own, so that a tap or a key press
 * never waits for all of them, and nothing is touched before the last one is there.
 */
async function start() {
  await import('react-dom/client');
  await pause();
  await import('@emotion/cache');
  await pause();
  await import('../ui/theme/system.ts');
  await pause();
  const { loadPage, pageOf } = await import('../app/pages.tsx');
  await pause();
  await loadPage(pageOf(location.pathname));
  await pause();
  const { takeOver } = await import('./take-over.tsx');
  await pause();
  takeOver(document.getElementById('root') as HTMLElement);
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

start().catch((error) => console.error('The page stays as it was served.', error));
