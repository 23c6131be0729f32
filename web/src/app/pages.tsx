import { type ComponentType, lazy } from 'react';
import type { PageKey } from '../routes.ts';
import { loadOrReload } from './load-or-reload.ts';

type PageModule = { default: ComponentType };

const loaders: Record<PageKey, () => Promise<PageModule>> = {
  home: () => import('../pages/home/home-page.tsx'),
  'working-pups': () => import('../pages/working-pups/working-pups-page.tsx'),
  'family-pups': () => import('../pages/family-pups/family-pups-page.tsx'),
  'family-consultation': () => import('../pages/family-consultation/family-consultation-page.tsx'),
  eggs: () => import('../pages/eggs/eggs-page.tsx'),
  testimonials: () => import('../pages/testimonials/testimonials-page.tsx'),
};

/** The pages, each in a chunk of its own. */
export const PAGES = Object.fromEntries(
  Object.entries(loaders).map(([key, load]) => [key, lazy(() => loadOrReload(load))]),
) as unknown as Record<PageKey, ComponentType>;

/** Fetches a page's chunk before it is asked for. What fails here is tried again when the page is opened. */
export function preloadPage(page: PageKey): void {
  loaders[page]().catch(() => undefined);
}
