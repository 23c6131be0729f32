import { Fragment, Suspense, useEffect, useState } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { Frame } from '../frame/frame.tsx';
import { LoadingScreen } from '../frame/loading-screen.tsx';
import { NOT_FOUND_HEAD, PATHS, ROUTES, routeOf } from '../routes.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { HeadTags } from './head-tags.tsx';
import { followLinks } from './links.ts';
import { PAGES, pageOf, SubmissionToast } from './pages.tsx';
import { ScrollAndFocus } from './scroll-and-focus.tsx';

interface AppProps {
  /** The path whose page came as finished HTML: when it fails, the error is for whoever can put that back. */
  readonly served?: string | undefined;
}

/** Everything inside the document's body: the frame and the page of the current path. */
export function App({ served }: AppProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => followLinks(navigate), [navigate]);
  const hasShownForm = useOnceTrue(pageOf(pathname) === 'family-consultation');
  const Boundary = pathname === served ? Fragment : ErrorBoundary;
  return (
    <>
      <HeadTags head={routeOf(pathname) ?? NOT_FOUND_HEAD} />
      <Frame>
        <Boundary key={pathname}>
          <Suspense fallback={<LoadingScreen />}>
            <CurrentPage />
            <ScrollAndFocus />
          </Suspense>
        </Boundary>
        {hasShownForm && (
          <Suspense>
            <SubmissionToast />
          </Suspense>
        )}
      </Frame>
    </>
  );
}

/** Stays true: a request may still be on its way when its page is left. */
function useOnceTrue(now: boolean): boolean {
  const [before, setBefore] = useState(now);
  if (now && !before) setBefore(true);
  return now || before;
}

/**
 * Lets only the exact listed paths through. What the router matches loosely goes home; until then it shows what Hosting
 * has served for it, the 404 page.
 */
function CurrentPage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isListed = Boolean(routeOf(pathname));
  useEffect(() => {
    if (isListed) return;
    if (!ROUTES.some(({ path }) => matchPath(path, pathname))) return console.warn(`Page not found: ${pathname}`);
    console.warn(`Not a listed path: ${pathname}`);
    void navigate(PATHS.home, { replace: true });
  }, [navigate, pathname, isListed]);
  const Page = PAGES[pageOf(pathname)];
  return <Page />;
}
