import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { FARM } from '../src/content/farm.ts';
import { START } from './start-script.ts';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const EMPTY = '';

/** Hashes of the style elements in a page, in the form of a policy's source list. */
export function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => hash(css));
}

/**
 * Where App Check loads reCAPTCHA from, and asks for its tokens.
 * https://developers.google.com/recaptcha/docs/faq#im-using-content-security-policy-csp-on-my-website.-how-can-i-configure-it-to-work-with-recaptcha
 */
const APP_CHECK = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connections: ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};
const NO_APP_CHECK: typeof APP_CHECK = { scripts: [], connections: [], frames: [] };

/**
 * Returns the policy for all pages. It lists the hashes of the start line and of the style elements in the pages. The
 * hash of the empty string allows the empty style elements that Emotion fills through the CSSOM. The policy also allows
 * the egg form in an iframe, and a request that checks whether the form's site responds. It allows the hosts of App
 * Check only if the build has a site key.
 */
export function contentSecurityPolicy(hashes: Iterable<string>): string {
  // Reads the site key as Vite does for the pages: from the environment or from an .env file in web/.
  const { VITE_APP_CHECK_SITE_KEY: siteKey } = loadEnv('production', WEB);
  const appCheck = siteKey ? APP_CHECK : NO_APP_CHECK;
  const eggForm = new URL(FARM.eggOrderForm).origin;
  const styles = [...new Set([hash(EMPTY), ...hashes])].toSorted();
  const directives = {
    'default-src': "'none'",
    'script-src': ["'self'", hash(START), ...appCheck.scripts].join(' '),
    'style-src': styles.join(' '),
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': ["'self'", eggForm, ...appCheck.connections].join(' '),
    'frame-src': [eggForm, ...appCheck.frames].join(' '),
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
