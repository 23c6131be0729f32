import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { Providers } from '../app/providers.tsx';
import { recordScrollPositions } from '../app/scroll-and-focus.tsx';
import { hydrateMainFirst } from '../hydration-order.tsx';
import { keepServedPage } from './served-page.ts';
import { styleCache } from './style-cache.ts';

/** Hydrates the served page. If the root is empty, as on the development server, renders the app instead. */
export function takeOver(root: HTMLElement): void {
  if (!root.firstElementChild) {
    createRoot(root).render(liveApp());
    return;
  }
  if ('posted' in document.documentElement.dataset) return;
  const putBack = keepServedPage(root);
  document.documentElement.dataset.alive = '';
  recordScrollPositions();
  hydrateMainFirst();
  startTransition(() => {
    hydrateRoot(root, liveApp(location.pathname), {
      onUncaughtError: (error) => {
        console.error(error);
        putBack();
      },
    });
  });
}

function liveApp(served?: string) {
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
