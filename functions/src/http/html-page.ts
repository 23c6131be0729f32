import { createHash } from 'node:crypto';
import { FARM_NAME } from '../contract/farm.ts';

/** The site's colours: cream, ink, deep, barn dark and rule; in the dark the same, the other way round. */
const STYLE = `
:root{color-scheme:light dark;--ground:#FBF6EA;--text:#24231F;--heading:#23402F;--link:#8C3526;--rule:#D9CBAA}
@media (prefers-color-scheme:dark){:root{--ground:#24231F;--text:#FBF6EA;--heading:#E6C98B;--link:#F6D7B8;--rule:#56705F}}
*{overflow-wrap:anywhere}
body{margin:0;background:var(--ground);color:var(--text);font:1.125rem/1.6 "Source Sans 3",system-ui,sans-serif}
header{padding:1rem 1.25rem;border-bottom:3px solid var(--rule);color:var(--heading);font-weight:600}
main{max-width:38rem;margin:0 auto;padding:1.5rem 1.25rem 4rem}
h1{margin:0 0 1rem;color:var(--heading);font:600 2rem/1.2 Fraunces,Georgia,serif}
a{display:inline-block;padding:.5rem 0;color:var(--link)}
button{min-height:3rem;padding:.5rem 1.5rem;border:2px solid;border-radius:.5rem;background:var(--heading);color:var(--ground);font:inherit;font-weight:600}
.who b{font-size:1.375rem}
button.quiet{background:none;color:var(--link)}
label{display:block;font-weight:600}
input{box-sizing:border-box;width:100%;min-height:3rem;margin:.25rem 0 1rem;padding:.5rem;border:2px solid;border-radius:.375rem;background:none;color:inherit;font:inherit}
a:focus-visible,button:focus-visible,input:focus-visible{outline:3px solid;outline-offset:3px}
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Nothing loads in such a page but the style in it and the site's icon; a form in it posts to us. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

export interface Page {
  readonly title: string;
  /** HTML that stands below the title. What a stranger wrote goes through `escaped` first. */
  readonly body: string;
}

/** A whole page of ours without script, for whoever meets the function itself. */
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
<header>${escaped(FARM_NAME)}</header>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escaped(words: string): string {
  return words.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
