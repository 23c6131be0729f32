/** The same on every page and in every build, so that the policy can name its hash. */
export const START = 'const{entry}=document.currentScript.dataset;addEventListener("load",()=>import(entry))';

const ENTRY = /<script type="module"[^>]*src="([^"]+)"><\/script>/;

/** Asks for the entry once the first view is there; named as a module script it would be fetched before the picture. */
export function startAfterFirstView(html: string): string {
  if (!ENTRY.test(html)) throw new Error('The built page names no entry.');
  return html.replace(ENTRY, (_, entry: string) => `<script data-entry="${entry}">${START}</script>`);
}
