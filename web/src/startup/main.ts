import { isPageLeft } from '../app/page-left.ts';

/** Imports the chunks of the app in the order in which they are evaluated. The last function hydrates the page. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  replaceUnlistedAddress,
  () => import('react-dom/client'),
  () => import('@emotion/cache'),
  () => import('../ui/theme/system.ts'),
  () => import('../app/pages.tsx'),
  () => import('../app/pages.tsx').then(({ loadPage, pageOf }) => loadPage(pageOf(location.pathname))),
  untilHtmlIsComplete,
  () => import('./take-over.tsx').then(({ takeOver }) => takeOver(document.getElementById('root') as HTMLElement)),
];

/** Hosting also serves a page at addresses that the router does not know, for example `//egg-sales`. */
async function replaceUnlistedAddress(): Promise<void> {
  const path = document.getElementById('root')?.dataset.path;
  const { pathname, search, hash } = location;
  if (!path || path === pathname) return;
  console.warn(`Not a listed path: ${pathname}`);
  history.replaceState(history.state, '', path + search + hash);
}

/** Waits for the end of the HTML. Scripts from the cache can arrive earlier, and React needs the whole page. */
async function untilHtmlIsComplete(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

/** Evaluates each chunk in a separate task, so that the browser can handle taps and key presses between them. */
async function start() {
  for (const load of PARTS) {
    await load();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

start().catch((error) => {
  if (!isPageLeft) console.error('The page stays as it was served.', error);
});
