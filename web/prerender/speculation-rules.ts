import { ROUTES } from '../src/routes.ts';

/**
 * Makes the browser prerender a page when the visitor points at a link to it, before the click. Excludes links after
 * hydration, because the app then opens pages itself, and all links if the start line has found a slow connection or the
 * browser's data saver.
 */
export function speculationRules(): string {
  const isListed = { href_matches: ROUTES.map(({ path }) => ({ pathname: path, search: '' })) };
  const isLeftToApp = { selector_matches: ':root:is([data-hydrated], [data-saving]) a' };
  const where = { and: [isListed, { not: isLeftToApp }, { not: { selector_matches: 'a[target]' } }] };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}
