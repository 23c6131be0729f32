import { type ComponentType, lazy } from 'react';
import { type PageKey, routeOf } from '../routes.ts';
import { loadOrReload } from './load-or-reload.ts';

type AnyPage = PageKey | 'not-found';
type PageModule = { readonly default: ComponentType };

/** Loads the form's page. Evaluates its schema in a separate task, because one task for both blocks input too long. */
async function loadForm() {
  await import('../consultation-form/validation.ts');
  return import('../pages/family-consultation/family-consultation-page.tsx');
}

/** Loads the chunks that a page needs. */
export const LOAD = {
  home: () => import('../pages/home/home-page.tsx'),
  'working-pups': () => import('../pages/working-pups/working-pups-page.tsx'),
  'family-pups': () => import('../pages/family-pups/family-pups-page.tsx'),
  'family-consultation': loadForm,
  eggs: () => import('../pages/eggs/eggs-page.tsx'),
  testimonials: () => import('../pages/testimonials/testimonials-page.tsx'),
  'not-found': async () => ({ default: (await import('../frame/not-found-page.tsx')).NotFoundPage }),
} satisfies Record<AnyPage, () => Promise<PageModule>>;

export function pageOf(pathname: string): AnyPage {
  return routeOf(pathname)?.page ?? 'not-found';
}

export const PAGES: ReadonlyMap<string, ComponentType> = new Map(
  Object.entries<() => Promise<PageModule>>(LOAD).map(([page, load]) => [page, lazy(() => loadOrReload(load))]),
);

/** Part of the form's chunk, but stays rendered when the visitor opens another page. */
export const SubmissionToast = lazy(async () => ({ default: (await loadOrReload(loadForm)).SubmissionToast }));
