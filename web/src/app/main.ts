/**
 * The served page is complete without script, so nothing here is in a hurry: it is asked for after the first view, and
 * each part is evaluated in a task of its own, so that a tap or a key press never waits for all of them.
 */
async function start() {
  await import('react-dom/client');
  await pause();
  await import('@emotion/cache');
  await pause();
  await import('../ui/theme/system.ts');
  await pause();
  const { hydrate } = await import('./hydrate.tsx');
  await pause();
  hydrate(document.getElementById('root') as HTMLElement);
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

void start();
