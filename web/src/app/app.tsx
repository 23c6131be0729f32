import { Suspense, useEffect } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { NOT_FOUND_HEAD, PATHS, ROUTES, routeOf } from '../routes.ts';
import { Arrival } from './arrival.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import { followLinks } from './links.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { Footer, HeadTags, PAGES } from './pages.tsx';
import { SkipLink } from './skip-link.tsx';

/** Everything inside the document's body: the frame and the page of the current path. */
export function App() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => followLinks(navigate), [navigate]);
  return (
    <>
      <Suspense>
        <HeadTags head={routeOf(pathname) ?? NOT_FOUND_HEAD} />
      </Suspense>
      <SkipLink />
      <Header />
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<LoadingScreen />}>
          <CurrentPage />
          <Arrival />
        </Suspense>
      </ErrorBoundary>
      <Suspense>
        <Footer />
      </Suspense>
    </>
  );
}

/**
 * Lets only the exact listed paths through. What the router matches loosely goes home; until then it shows what Hosting
 * has served for it, the 404 page.
 */
function CurrentPage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const route = routeOf(pathname);
  useEffect(() => {
    if (route) return;
    if (!ROUTES.some(({ path }) => matchPath(path, pathname))) return console.warn(`Page not found: ${pathname}`);
    console.warn(`Not a listed path: ${pathname}`);
    void navigate(PATHS.home, { replace: true });
  }, [navigate, pathname, route]);
  const Page = PAGES[route?.page ?? 'not-found'];
  return <Page />;
}
