import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const { output } = (await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    write: false,
    copyPublicDir: false,
    // Older browsers can parse it, and return early.
    target: 'es2016',
    rolldownOptions: {
      input: fileURLToPath(new URL('../src/startup/start-line.ts', import.meta.url)),
      output: { format: 'iife' },
    },
  },
})) as Rolldown.RolldownOutput;

/** The start line. It is the same on every page and in every build, so that the policy can list its hash. */
export const START = output[0].code.trim();

const ENTRY = /<script type="module"[^>]*src="([^"]+)"><\/script>/;

/**
 * Replaces the module script of the entry by the start line. `chunks` are the URLs of the chunks that the entry script imports
 * on this page. They are requested together with it.
 */
export function withStartLine(html: string, chunks: readonly string[], when: 'painted' | 'used'): string {
  const data = `data-chunks="${chunks.join(' ')}" data-when="${when}"`;
  return html.replace(ENTRY, (_, entry: string) => `<script data-entry="${entry}" ${data}>${START}</script>`);
}

export function withoutScript(html: string): string {
  return html.replace(ENTRY, '');
}
