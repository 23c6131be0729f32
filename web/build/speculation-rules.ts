import { ROUTES } from '../src/routes.ts';

/** Where Hosting's header `Speculation-Rules` points to. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/**
 * Has the browser prerender a page when the visitor points at a link to it, before the click. Not once the app is alive,
 * which opens pages by itself, and not where `startLine` has found a connection that is slow or paid by the byte.
 */
export function speculationRules(): string {
  const isListed = { href_matches: ROUTES.map(({ path }) => ({ pathname: path, search: '' })) };
  const isLeftToApp = { selector_matches: ':root:is([data-alive], [data-saving]) a' };
  const where = { and: [isListed, { not: isLeftToApp }, { not: { selector_matches: 'a[target]' } }] };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}
