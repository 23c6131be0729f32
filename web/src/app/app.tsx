import { Fragment, Suspense, useEffect, useState } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { readRecord } from '../consultation-form/record.ts';
import { NOT_FOUND_HEAD } from '../content/site.ts';
import { ErrorBoundary } from '../frame/error-screen.tsx';
import { Frame } from '../frame/frame.tsx';
import { LoadingScreen } from '../frame/loading-screen.tsx';
import { PATHS, ROUTES, routeOf } from '../routes.ts';
import { hydrateRest } from '../ui/hydrated-later.tsx';
import { HeadTags } from './head-tags.tsx';
import { followLinks } from './links.ts';
import { COMPONENTS, pageOf, SubmissionToast } from './pages.tsx';
import { ScrollAndFocus, type ScrollPositions } from './scroll-and-focus.tsx';

/** The frame and the page of the current path. `positions` is undefined where the build prerenders the page. */
export function App({ positions }: { readonly positions?: ScrollPositions }) {
  const { pathname } = useLocation();
  const [servedPathname] = useState(pathname);
  const navigate = useNavigate();
  useEffect(() => followLinks(navigate), [navigate]);
  // The toast stays rendered on other pages, because the visitor may leave the form while the request is being sent.
  const isForm = pageOf(pathname) === 'family-consultation';
  const [hasShownForm, setHasShownForm] = useState(isForm);
  if (isForm && !hasShownForm) setHasShownForm(true);
  // The toast sends the request that the document before this one has not finished.
  useEffect(() => setHasShownForm((has) => has || readRecord().sending !== undefined), []);
  // An error of the served page goes on to hydrate.tsx, which puts that page back.
  const Boundary = pathname === servedPathname ? Fragment : ErrorBoundary;
  return (
    <>
      <HeadTags head={routeOf(pathname) ?? NOT_FOUND_HEAD} />
      <Frame>
        <Boundary key={pathname}>
          <Suspense fallback={<LoadingScreen />}>
            <CurrentPage />
            {positions && <ScrollAndFocus positions={positions} />}
          </Suspense>
        </Boundary>
        {hasShownForm && (
          <Suspense>
            <SubmissionToast isAway={!isForm} />
          </Suspense>
        )}
      </Frame>
    </>
  );
}

/**
 * Renders the page whose route has exactly this path, otherwise the 404 page. Redirects to the home page when the path
 * differs from that of a route only in case or slashes.
 */
function CurrentPage() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isListed = Boolean(routeOf(pathname));
  useEffect(hydrateRest, []);
  useEffect(() => {
    if (isListed) return;
    if (!ROUTES.some(({ path }) => matchPath(path, pathname))) return console.warn(`Page not found: ${pathname}`);
    console.warn(`Not a listed path: ${pathname}`);
    void navigate(PATHS.home, { replace: true });
  }, [navigate, pathname, isListed]);
  // Stays the same when the chunk of a lazy one has loaded, because another one would lose what the visitor has typed.
  const [Page] = useState(() => COMPONENTS.get(pageOf(pathname)));
  return Page && <Page />;
}
