import { type ComponentType, lazy } from 'react';
import { routeOf } from '../routes.ts';
import { loadOrReload } from './load-or-reload.ts';

const LOAD = {
  home: () => import('../pages/home/home-page.tsx'),
  'working-pups': () => import('../pages/working-pups/working-pups-page.tsx'),
  'family-pups': () => import('../pages/family-pups/family-pups-page.tsx'),
  'family-consultation': () => import('../pages/family-consultation/family-consultation-page.tsx'),
  eggs: () => import('../pages/eggs/eggs-page.tsx'),
  testimonials: () => import('../pages/testimonials/testimonials-page.tsx'),
  'not-found': async () => ({ default: (await import('../frame/not-found-page.tsx')).NotFoundPage }),
};

type AnyPage = keyof typeof LOAD;

export async function loadPage(page: AnyPage): Promise<{ default: ComponentType }> {
  const module = await LOAD[page]();
  COMPONENTS.set(page, module.default);
  return module;
}

export function pageOf(pathname: string): AnyPage {
  return routeOf(pathname)?.page ?? 'not-found';
}

/**
 * The component of each page. It is lazy only if the page is not loaded yet, because React shows the loading screen of a lazy
 * component for at least 300 ms.
 */
export const COMPONENTS = new Map<string, ComponentType>(
  Object.keys(LOAD).map((page) => [page, lazy(() => loadOrReload(() => loadPage(page as AnyPage)))]),
);

/** Part of the form's chunk, but stays rendered when the visitor opens another page. */
export const SubmissionToast = lazy(async () => ({
  default: (await loadOrReload(LOAD['family-consultation'])).SubmissionToast,
}));
