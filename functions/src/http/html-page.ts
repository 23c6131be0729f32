import { createHash } from 'node:crypto';
import { SITE_FILES } from '../contract/call.ts';
import { FARM_NAME, FARM_PHONE, FARM_PHONE_HREF } from '../contract/farm.ts';
import { HILLS, PALETTE } from '../contract/palette.ts';

/** In the colours and fonts of the site's theme. Dark mode swaps the light and the dark colours. */
const STYLE = `
@font-face{font-family:Fraunces;font-weight:600;font-display:swap;src:url(${SITE_FILES.headingFont})}
@font-face{font-family:"Source Sans 3";font-weight:400 700;font-display:swap;src:url(${SITE_FILES.textFont})}
:root{color-scheme:light dark;--ground:${PALETTE.cream};--panel:${PALETTE.white};--text:${PALETTE.ink};--heading:${PALETTE.deep};--link:${PALETTE.barnDark};--rule:${PALETTE.rule}}
@media (prefers-color-scheme:dark){:root{--ground:${PALETTE.ink};--panel:${PALETTE.ink};--text:${PALETTE.cream};--heading:${PALETTE.wheat};--link:${PALETTE.dawn};--rule:${PALETTE.ruleDeep}}}
*{overflow-wrap:anywhere}
body{display:flex;flex-direction:column;min-height:100vh;margin:0;background:var(--ground);color:var(--text);font:1.125rem/1.6 "Source Sans 3",system-ui,sans-serif}
header{border-bottom:1px solid var(--rule)}
header a{box-sizing:border-box;display:flex;align-items:center;gap:.75rem;max-width:40.5rem;margin:0 auto;padding:.75rem 1.25rem;color:var(--heading);font:600 1.1875rem/1.1 Fraunces,Georgia,serif;text-decoration:none}
main{box-sizing:border-box;flex:1;width:100%;max-width:40.5rem;margin:0 auto;padding:2rem 1.25rem 3rem}
h1{margin:0 0 1.25rem;color:var(--heading);font:600 clamp(2.25rem,1.6rem + 2.6vw,3.25rem)/1.04 Fraunces,Georgia,serif;letter-spacing:-.025em;text-wrap:balance}
.problems{margin:0 0 1.5rem;padding:1rem 1.25rem 1rem 2.5rem;border:3px solid var(--link);border-radius:.5rem;background:var(--panel);color:var(--link);font-weight:650}
body>svg{display:block;width:100%;height:clamp(18px,3.4vw,48px);margin-bottom:-1px;fill:${PALETTE.deep}}
footer{padding:1.5rem 1.25rem 2rem;background:${PALETTE.deep};color:${PALETTE.cream};text-align:center}
footer a{color:inherit}
a{display:inline-block;padding:.5rem 0;color:var(--link)}
form{display:flex}
button{max-width:60%;min-height:3rem;padding:.5rem 4%;border:2px solid;border-radius:.5rem;background:var(--heading);color:var(--ground);font:inherit;font-weight:600}
.who b{font-size:1.375rem}
button.undo{max-width:36%;margin:6rem 0 0 auto;background:none;color:var(--link)}
a:focus-visible,button:focus-visible{outline:3px solid;outline-offset:3px}
button:not(.undo):focus-visible{outline-color:var(--heading)}
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Allows the page's own style, the site's icons and fonts, and forms that post to the site. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

export interface Page {
  readonly title: string;
  /** HTML below the title. Pass every text of a visitor through `escaped` first. */
  readonly body: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' };

/** The text with its special characters escaped, for HTML content and quoted attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&${ENTITIES[character]};`);
}

export const FARM_PHONE_LINK = `<a href="${FARM_PHONE_HREF}" translate="no">${escaped(FARM_PHONE)}</a>`;

/** A complete page without script, for the responses of functions. */
export function htmlPage({ title, body }: Page): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escaped(title)} | ${escaped(FARM_NAME)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><a href="/" translate="no"><img src="${SITE_FILES.logo}" alt="" width="40" height="40">${escaped(FARM_NAME)}</a></header>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
<svg viewBox="0 0 1440 48" preserveAspectRatio="none" aria-hidden="true"><path d="${HILLS}"/></svg>
<footer><span translate="no">${escaped(FARM_NAME)}</span><br>${FARM_PHONE_LINK}</footer>
</body>
</html>
`;
}
