import { isPageLeft } from '../app/page-left.ts';

/** Imports the chunks of the app in the order in which they are evaluated. The last function hydrates the page. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('react-dom/client'),
  () => import('@emotion/cache'),
  () => import('../ui/theme/system.ts'),
  () => import('../app/pages.tsx'),
  () => import('../app/pages.tsx').then(({ loadPage, pageOf }) => loadPage(pageOf(location.pathname))),
  untilHtmlIsComplete,
  () => import('./take-over.tsx').then(({ takeOver }) => takeOver(document.getElementById('root') as HTMLElement)),
];

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
