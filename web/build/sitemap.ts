import { FARM } from '../src/content/farm.ts';
import { ROUTES } from '../src/routes.ts';

/** Lists each canonical URL once, for search engines. */
export function sitemap(): string {
  const addresses = new Set(ROUTES.map(({ canonical }) => new URL(canonical, FARM.website).href));
  const urls = [...addresses].map((address) => `  <url><loc>${address}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}

export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', FARM.website).href}\n`;
}
