import { type ComponentType, lazy } from 'react';
import { type PageKey, ROUTES, routeOf } from '../routes.ts';
import { loadOrReload } from './load-or-reload.ts';

type AnyPage = PageKey | 'not-found';
type PageModule = { readonly default: ComponentType };

const MODULES = import.meta.glob<PageModule>('../pages/*/*-page.tsx');

export function pageOf(pathname: string): AnyPage {
  return routeOf(pathname)?.page ?? 'not-found';
}

/** Loads the chunks that a page needs. */
export async function loadPage(page: AnyPage): Promise<PageModule> {
  // Evaluates the schema in a separate task, because evaluating all of the page's script in one task blocks input too long.
  if (page === 'family-consultation') await import('../consultation-form/validation.ts');
  const load = MODULES[`../pages/${page}/${page}-page.tsx`];
  return load ? load() : { default: (await import('../frame/not-found-page.tsx')).NotFoundPage };
}

const KEYS: readonly AnyPage[] = [...ROUTES.map(({ page }) => page), 'not-found'];

export const PAGES: ReadonlyMap<AnyPage, ComponentType> = new Map(
  KEYS.map((page) => [page, lazy(() => loadOrReload(() => loadPage(page)))]),
);

/** Part of the form's chunk, but stays rendered when the visitor opens another page. */
export const SubmissionToast = lazy(async () => {
  const page = await loadOrReload(() => import('../pages/family-consultation/family-consultation-page.tsx'));
  return { default: page.SubmissionToast };
});
