import { type ComponentType, lazy } from 'react';
import { type PageKey, routeOf } from '../routes.ts';
import { loadOrReload } from './load-or-reload.ts';

type AnyPage = PageKey | 'not-found';
type PageModule = { default: ComponentType };

const loaders = {
  home: () => import('../pages/home/home-page.tsx'),
  'working-pups': () => import('../pages/working-pups/working-pups-page.tsx'),
  'family-pups': () => import('../pages/family-pups/family-pups-page.tsx'),
  'family-consultation': async () => {
    // The schema and its library are evaluated in a task of their own.
    await import('../consultation-form/form/answers.ts');
    return import('../pages/family-consultation/family-consultation-page.tsx');
  },
  eggs: () => import('../pages/eggs/eggs-page.tsx'),
  testimonials: () => import('../pages/testimonials/testimonials-page.tsx'),
  'not-found': async () => ({ default: (await import('../frame/not-found-page.tsx')).NotFoundPage }),
} satisfies Record<AnyPage, () => Promise<PageModule>>;

/** The page of a path; every path that no route lists has the same one. */
export function pageOf(pathname: string): AnyPage {
  return routeOf(pathname)?.page ?? 'not-found';
}

/** Everything that a page needs. */
export async function loadPage(page: AnyPage): Promise<void> {
  await loaders[page]();
}

/** The pages, each in a chunk of its own. */
export const PAGES = Object.fromEntries(
  Object.entries(loaders).map(([key, load]) => [key, lazy(() => loadOrReload<PageModule>(load))]),
) as unknown as Record<AnyPage, ComponentType>;

/** Comes with the form, and stays when another page takes its place. */
export const SubmissionToast = lazy(async () => ({
  default: (await loadOrReload(loaders['family-consultation'])).SubmissionToast,
}));
