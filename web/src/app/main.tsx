import createCache from '@emotion/cache';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { preloadLinks } from './preload-links.ts';
import { Providers } from './providers.tsx';

const root = document.getElementById('root') as HTMLElement;
const app = (
  <StrictMode>
    <Providers cache={createCache({ key: 'css' })}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Providers>
  </StrictMode>
);

startTransition(() => {
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
preloadLinks();
