import { Suspense, useEffect } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { PATHS, type PageKey, ROUTES, routeOf } from '../routes.ts';
import { Arrival } from './arrival.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { HeadTags } from './head-tags.tsx';
import { Header } from './header.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { NotFoundPage, NotFoundScreen } from './not-found-page.tsx';
import { PAGES } from './pages.tsx';
import { SkipLink } from './skip-link.tsx';

/** Everything inside the document's body: the frame and the page of the current path. */
export function App() {
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink />
      <Header />
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<LoadingScreen />}>
          <Routes>
            {ROUTES.map(({ path, page }) => (
              <Route key={path} path={path} element={<Guarded page={page} />} />
            ))}
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
          <Arrival />
        </Suspense>
      </ErrorBoundary>
      <Footer />
    </>
  );
}

/** Lets only the exact listed paths through; what the router matches loosely goes home. */
function Guarded({ page }: { page: PageKey }) {
  const { pathname } = useLocation();
  const route = routeOf(pathname);
  if (!route) return <Unlisted pathname={pathname} />;
  const Page = PAGES[page];
  return (
    <>
      <HeadTags head={route} />
      <Page />
    </>
  );
}

/** What Hosting has served for such a path is the 404 page: it stays until the redirect. */
function Unlisted({ pathname }: { pathname: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    console.warn(`Not a listed path: ${pathname}`);
    void navigate(PATHS.home, { replace: true });
  }, [navigate, pathname]);
  return <NotFoundScreen />;
}
