import { minifySync } from 'vite';
import { startLine } from '../src/startup/start-line.ts';
import { RECORD } from '../src/tab-storage.ts';

/** The start line. It is the same on every page and in every build, so that the policy can list its hash. */
export const START = minifySync('start-line.js', `(${startLine})()`, { compress: { target: 'es2016' } }).code;

const ENTRY = /<script type="module"[^>]*src="([^"]+)"><\/script>/;

/**
 * Replaces the module script of the entry by the start line. `chunks` are the URLs of the chunks that the entry script imports
 * on this page. They are requested together with it.
 */
export function withStartLine(html: string, chunks: readonly string[], when: 'painted' | 'used'): string {
  const data = `data-chunks="${chunks.join(' ')}" data-record="${RECORD}" data-when="${when}"`;
  return html.replace(ENTRY, (_, entry: string) => `<script data-entry="${entry}" ${data}>${START}</script>`);
}

export function withoutScript(html: string): string {
  return html.replace(ENTRY, '');
}
