import createCache, { type EmotionCache } from '@emotion/cache';

/** The attribute of the served style element that lists the names of its styles. */
export const SERVED_STYLES = 'data-styles';

/**
 * Creates Emotion's cache for the styles of one page. In the browser, it marks the served styles as inserted. Otherwise
 * Emotion would insert them again, and the browser would lay out the whole page again. The empty `stylisPlugins` turn
 * off vendor prefixes, because all browsers that run this script support the properties without them.
 */
export function styleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  if (import.meta.env.SSR) return cache;
  const served = document.querySelector<HTMLStyleElement>(`style[${SERVED_STYLES}]`)?.getAttribute(SERVED_STYLES) ?? '';
  for (const name of served.split(' ')) cache.inserted[name] = true;
  return cache;
}
