import createCache, { type EmotionCache } from '@emotion/cache';

/** Where a served page lists the styles that stand in it. */
const LIST = 'data-styles';

/**
 * The styles of one page. Those that it was served with stay where they are; Emotion would hang their elements into the
 * head anew, and the browser then lays out the whole page again. Every browser that runs this site's script knows the
 * properties without a vendor's prefix.
 */
export function styleCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  if (import.meta.env.SSR) return cache;
  const served = document.querySelector<HTMLStyleElement>(`style[${LIST}]`)?.getAttribute(LIST) ?? '';
  for (const name of served.split(' ')) cache.inserted[name] = true;
  return cache;
}

interface StyleChunk {
  readonly ids: readonly string[];
  readonly css: string;
}

/** One element for all styles of a page. */
export function styleElement(chunks: readonly StyleChunk[]): string {
  const names = chunks.flatMap(({ ids }) => ids);
  return `<style ${LIST}="${names.join(' ')}">${chunks.map(({ css }) => css).join('')}</style>`;
}
