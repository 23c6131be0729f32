import type { SystemContext } from '@chakra-ui/react';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { Providers } from '../app/providers.tsx';
import { ScrollPositions } from '../app/scroll-and-focus.tsx';
import { pageState } from '../ui/page-state.ts';
import { ServedPage } from './served-page.ts';
import { styleCache } from './style-cache.ts';

export { createTheme } from '../ui/theme/system.ts';

/** Hydrates the served page. If the root is empty, as on the development server, renders the app instead. */
export function hydrate(root: HTMLElement, theme: SystemContext): void {
  const positions = new ScrollPositions();
  const page = new ServedPage(root, positions);
  pageState().hydrated = '';
  const app = (
    <StrictMode>
      <Providers cache={styleCache()} theme={theme}>
        <BrowserRouter>
          <App positions={positions} />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  if (!root.firstElementChild) {
    createRoot(root).render(app);
    return;
  }
  startTransition(() => {
    hydrateRoot(root, app, {
      // Another script, a translator for example, has changed the served page, and React has rendered a part of it again.
      onRecoverableError: (error) => {
        console.warn(`A part of the page was changed before its script ran, so it was rendered again. ${error}`);
        page.restore();
      },
      onUncaughtError: (error) => {
        console.error(error);
        page.putBack();
      },
    });
  });
}
