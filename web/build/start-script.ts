import { minifySync } from 'vite';
import { startLine } from '../src/startup/start-line.ts';

/** The same on every page and in every build, so that the policy can name its hash. */
export const START = minifySync('start-line.js', `(${startLine})()`, { compress: { target: 'es2016' } }).code;

const ENTRY = /<script type="module"[^>]*src="([^"]+)"><\/script>/;

interface StartSettings {
  /** Addresses of what the entry imports on this page, to be requested together with it. */
  readonly parts: readonly string[];
  readonly when: 'seen' | 'touched';
}

/** Puts the start line in place of the entry's module script. */
export function withStartLine(html: string, { parts, when }: StartSettings): string {
  const data = `data-parts="${parts.join(' ')}" data-when="${when}"`;
  return replaceEntry(html, (entry) => `<script data-entry="${entry}" ${data}>${START}</script>`);
}

export function withoutScript(html: string): string {
  return replaceEntry(html, () => '');
}

function replaceEntry(html: string, by: (entry: string) => string): string {
  if (!ENTRY.test(html)) throw new Error('The built page names no entry.');
  return html.replace(ENTRY, (_, entry: string) => by(entry));
}
