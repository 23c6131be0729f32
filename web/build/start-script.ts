/**
 * Asks for the entry once the first view is there; named as a module script it would be fetched before the picture. Until
 * then a page that is opened at its top lays out what is seen only; one that is come back to, or opened at a section,
 * needs its whole height at once. The same on every page and in every build, so that the policy can name its hash.
 */
export const START = [
  'const{entry}=document.currentScript.dataset,{dataset}=document.documentElement',
  'if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate")dataset.opening=""',
  'addEventListener("load",()=>{delete dataset.opening;import(entry)})',
].join(';');

const ENTRY = /<script type="module"[^>]*src="([^"]+)"><\/script>/;

/** Puts the start in place of the entry's module script. */
export function startAfterFirstView(html: string): string {
  if (!ENTRY.test(html)) throw new Error('The built page names no entry.');
  return html.replace(ENTRY, (_, entry: string) => `<script data-entry="${entry}">${START}</script>`);
}
