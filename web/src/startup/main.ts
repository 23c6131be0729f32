import { pageState } from '../ui/page-state.ts';

/** Imports the chunks of the app and makes its theme, each in a task of its own, and hydrates the page. */
async function start(): Promise<void> {
  replaceUnlistedAddress();
  await inOwnTask(import('react-dom/client'));
  const { loadPage, pageOf } = await inOwnTask(import('../app/pages.tsx'));
  await inOwnTask(loadPage(pageOf(location.pathname)));
  await untilHtmlIsComplete();
  const { createTheme, hydrate } = await inOwnTask(import('./hydrate.tsx'));
  const theme = await inOwnTask(createTheme());
  hydrate(document.getElementById('root') as HTMLElement, theme);
}

/** Hosting also serves a page at addresses that the router does not know, for example `//egg-sales`. */
function replaceUnlistedAddress(): void {
  const path = document.getElementById('root')?.dataset.path;
  const { pathname, search, hash } = location;
  if (!path || path === pathname) return;
  console.warn(`Not a listed path: ${pathname}`);
  history.replaceState(history.state, '', path + search + hash);
}

/** Ends the task in which the result was made, so that the browser can handle taps and key presses before the next. */
async function inOwnTask<Result>(work: Promise<Result> | Result): Promise<Result> {
  const result = await work;
  await new Promise((resolve) => setTimeout(resolve));
  return result;
}

/** Waits for the end of the HTML. Scripts from the cache can arrive earlier, and React needs the whole page. */
async function untilHtmlIsComplete(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

start().catch((error) => {
  if (!('left' in pageState())) console.error('The page stays as it was served.', error);
});
