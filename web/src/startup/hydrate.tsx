import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { Providers } from '../app/providers.tsx';
import { recordScrollPositions } from '../app/scroll-and-focus.tsx';
import { watchAnswers } from '../given-answers.ts';
import { hydrateMainFirst } from '../hydration-order.tsx';
import { keepServedPage, restorePlace } from './served-page.ts';
import { styleCache } from './style-cache.ts';

/** Hydrates the served page. If the root is empty, as on the development server, renders the app instead. */
export function hydrate(root: HTMLElement): void {
  if (!root.firstElementChild) {
    createRoot(root).render(app());
    return;
  }
  if ('posted' in document.documentElement.dataset) return;
  watchAnswers();
  const putBack = keepServedPage(root);
  document.documentElement.dataset.hydrated = '';
  recordScrollPositions();
  hydrateMainFirst();
  startTransition(() => {
    hydrateRoot(root, app(location.pathname), {
      // Another script, a translator for example, has changed the served page, and React has rendered a part of it again.
      onRecoverableError: (error) => {
        console.warn(`A part of the page was changed before its script ran, so it was rendered again. ${error}`);
        restorePlace(root);
      },
      onUncaughtError: (error) => {
        console.error(error);
        putBack();
      },
    });
  });
}

function app(served?: string) {
  return (
    <StrictMode>
      <Providers cache={styleCache()}>
        <BrowserRouter>
          <App served={served} />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
}
