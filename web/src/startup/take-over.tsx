import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { Providers } from '../app/providers.tsx';
import { startHere } from '../app/scroll-and-focus.tsx';
import { keepServedPage } from './served-page.ts';
import { styleCache } from './style-cache.ts';

/** Brings the served page to life; where none was served, as by the development server, renders it. */
export function takeOver(root: HTMLElement): void {
  if (!root.firstElementChild) {
    createRoot(root).render(liveApp());
    return;
  }
  if ('posted' in document.documentElement.dataset) return;
  const putBack = keepServedPage(root);
  document.documentElement.dataset.alive = '';
  startHere();
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
