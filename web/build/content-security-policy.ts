import { createHash } from 'node:crypto';
import { FARM } from '../src/content/farm.ts';
import { START } from './start-script.ts';

const EMPTY = '';

/** Hashes of the style elements in a page, in the form of a policy's source list. */
export function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => hash(css));
}

/**
 * The policy for every page. Styles and the line that starts the script stand in the pages and are named by their hashes; the hash of nothing admits the
 * empty style elements that Emotion fills through the CSSOM. The egg form is shown in a frame, and asked whether it
 * answers.
 */
export function contentSecurityPolicy(hashes: Iterable<string>): string {
  const eggForm = new URL(FARM.eggOrderForm).origin;
  const styles = [...new Set([hash(EMPTY), ...hashes])].toSorted();
  const directives = {
    'default-src': "'none'",
    'script-src': `'self' ${hash(START)}`,
    'style-src': styles.join(' '),
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': `'self' ${eggForm}`,
    'frame-src': eggForm,
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}

function hash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}
