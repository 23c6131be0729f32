import { minifySync } from 'vite';
import { DRAFT } from '../src/consultation-form/draft/draft.ts';
import { type StartLine, startLine } from '../src/startup/start-line.ts';

const OPTIONS: StartLine = { draft: DRAFT, patience: 3_000 };

/** The same on every page and in every build, so that the policy can name its hash. */
export const START = minifySync('start-line.js', `(${startLine})(${JSON.stringify(OPTIONS)})`, {
  compress: { target: 'es2016' },
}).code;

const ENTRY = /<script type="module"[^>]*src="([^"]+)"><\/script>/;

/** Puts the start line in place of the entry's module script. */
export function withStartLine(html: string, when: 'seen' | 'touched'): string {
  return replaceEntry(html, (entry) => `<script data-entry="${entry}" data-when="${when}">${START}</script>`);
}

export function withoutScript(html: string): string {
  return replaceEntry(html, () => '');
}

function replaceEntry(html: string, by: (entry: string) => string): string {
  if (!ENTRY.test(html)) throw new Error('The built page names no entry.');
  return html.replace(ENTRY, (_, entry: string) => by(entry));
}
