import { PALETTE } from 'functions/contract/palette.ts';
import { DAY_MS } from '../../farm/model/ages.ts';
import { NOW } from '../../farm/model/now.ts';
import { EMAIL_HREF, FARM } from '../src/content/farm.ts';
import { farmDay } from '../src/farm-day.ts';
import { ROUTES } from '../src/routes.ts';
import { speculationRules } from './speculation-rules.ts';

const SECURITY_TXT = '/.well-known/security.txt';

/** The files for browsers, search engines and people who report security problems, by their paths. */
export const SITE_TEXTS = {
  '/sitemap.xml': sitemap(),
  '/robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${address('/sitemap.xml')}\n`,
  [SECURITY_TXT]: securityTxt(),
  '/site.webmanifest': manifest(),
  // Hosting's header `Speculation-Rules` points to it.
  '/speculation-rules.json': speculationRules(),
};

/** Lists each canonical URL once. */
function sitemap(): string {
  const addresses = new Set(ROUTES.map(({ canonical }) => address(canonical)));
  const urls = Array.from(addresses, (each) => `  <url><loc>${each}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}

/** https://www.rfc-editor.org/rfc/rfc9116. Expires a year after the day of the build. */
function securityTxt(): string {
  const expires = new Date((farmDay(NOW) + 365) * DAY_MS);
  return `Contact: ${EMAIL_HREF}\nExpires: ${expires.toISOString()}\nPreferred-Languages: en\nCanonical: ${address(SECURITY_TXT)}\n`;
}

/** Its icons, in the two sizes that browsers require, show favicon.svg on the ground of the page. */
function manifest(): string {
  return JSON.stringify({
    name: FARM.name,
    short_name: FARM.name,
    start_url: '/',
    display: 'browser',
    theme_color: PALETTE.cream,
    background_color: PALETTE.cream,
    icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
  });
}

function address(path: string): string {
  return new URL(path, FARM.website).href;
}
