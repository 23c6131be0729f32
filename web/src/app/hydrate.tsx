import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { routeOf } from '../routes.ts';
import { App } from './app.tsx';
import { startHere } from './arrival.tsx';
import { keepServedPage } from './pages.tsx';
import { Providers } from './providers.tsx';
import { styleCache } from './style-cache.ts';

/** Brings the served page to life; where none was served, as by the development server, renders it. */
export function hydrate(root: HTMLElement): void {
  const app = (
    <StrictMode>
      <Providers cache={styleCache()}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  startHere();
  if (!root.firstElementChild) {
    createRoot(root).render(app);
    return;
  }
  keepServedPage(routeOf(location.pathname)?.page ?? 'not-found');
  startTransition(() => void hydrateRoot(root, app));
}
