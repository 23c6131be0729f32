import { pageState } from '../ui/page-state.ts';
import { delayLayout } from './start-line/delay-layout.ts';
import { leaveToBrowser } from './start-line/leave-to-browser.ts';
import { loadScripts } from './start-line/load-scripts.ts';
import { setSky } from './start-line/set-sky.ts';
import { watchForm } from './start-line/watch-form.ts';

/*
 * How the served HTML becomes a hydrated app, step by step:
 *
 * 1. Hosting serves a prerendered page that works without script: links, menu, questions and the consultation form. The
 *    build renders it (web/prerender/prerender.tsx) and writes its styles into the page (style-cache.ts).
 * 2. The start line, which is this file and what it imports, decides whether and when to load the other scripts. The build
 *    bundles it into an inline script (web/prerender/start-script.ts).
 * 3. main.ts imports the chunks and evaluates each in a separate task. If one cannot be loaded or throws an error, the
 *    page stays as served.
 * 4. hydrate.tsx hydrates the page when all chunks are evaluated. If React renders a part again that others have changed,
 *    or if the app fails, served-page.ts keeps the visitor's answers, focus and scroll position.
 *
 * ui/page-state.ts has what these steps tell each other.
 */

// A browser without `popover` also lacks other features that the app needs. There the page stays as served.
if ('popover' in document.documentElement) {
  pageState().scripted = '';
  setSky();
  delayLayout();
  leaveToBrowser();
  watchForm();
  loadScripts();
}
