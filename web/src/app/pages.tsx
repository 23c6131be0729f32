import { type ComponentType, lazy } from 'react';
import type { PageKey } from '../routes.ts';
import { loadOrReload } from './load-or-reload.ts';

type AnyPage = PageKey | 'not-found';
type PageModule = { default: ComponentType };

const loaders: Record<AnyPage, () => Promise<PageModule>> = {
  home: () => import('../pages/home/home-page.tsx'),
  'working-pups': () => import('../pages/working-pups/working-pups-page.tsx'),
  'family-pups': () => import('../pages/family-pups/family-pups-page.tsx'),
  'family-consultation': async () => {
    // The schema and its library are evaluated in a task of their own.
    await import('../consultation-form/answers.ts');
    return import('../pages/family-consultation/family-consultation-page.tsx');
  },
  eggs: () => import('../pages/eggs/eggs-page.tsx'),
  testimonials: () => import('../pages/testimonials/testimonials-page.tsx'),
  'not-found': async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }),
};

/** Pages on which script does what the platform does not do by itself. */
const NEEDS_SCRIPT: readonly AnyPage[] = ['family-consultation', 'eggs', 'not-found'];

let served: AnyPage | undefined;
let interest: Promise<unknown> = Promise.resolve();

/**
 * Says which page came as finished HTML. One that needs no script stays as served, menu and footer included, until the
 * visitor points at something, touches it or types: only then are its parts fetched and hydrated.
 */
export function keepServedPage(page: AnyPage): void {
  if (NEEDS_SCRIPT.includes(page)) return;
  served = page;
  interest = new Promise((resolve) => {
    // Captured, because React stops what happens on a part that is not hydrated yet.
    for (const event of ['pointerover', 'pointerdown', 'keydown', 'focusin']) {
      document.addEventListener(event, resolve, { once: true, passive: true, capture: true });
    }
  });
}

/** The pages, each in a chunk of its own. */
export const PAGES = Object.fromEntries(
  Object.entries(loaders).map(([key, load]) => [key, lazyPart(load, () => key === served)]),
) as unknown as Record<AnyPage, ComponentType>;

/** Title and its friends; a page load brings them in its HTML, so they come with the first page after it. */
export const HeadTags = lazyPart(async () => ({ default: (await import('./head-tags.tsx')).HeadTags }));
export const Menu = lazyPart(async () => ({ default: (await import('./menu.tsx')).Menu }));
export const Footer = lazyPart(async () => ({ default: (await import('./footer.tsx')).Footer }));

function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>, wasServed = () => true) {
  return lazy(async () => {
    if (wasServed()) await interest;
    return loadOrReload(load);
  });
}

/** Fetches a page's chunk before it is asked for. What fails here is tried again when the page is opened. */
export async function preloadPage(page: AnyPage): Promise<void> {
  await loaders[page]().catch(() => undefined);
}
