import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { START } from './start-script.ts';

const WEB = fileURLToPath(new URL('..', import.meta.url));

/**
 * Where App Check loads reCAPTCHA from.
 * https://developers.google.com/recaptcha/docs/faq#im-using-content-security-policy-csp-on-my-website.-how-can-i-configure-it-to-work-with-recaptcha
 */
export const APP_CHECK = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/**
 * The policy in the page itself, which narrows the one that firebase.json sends with every file: only the styles of this
 * page, and the scripts of App Check only if this build uses it. It also holds for the pages that the app shows later without loading them:
 * their styles go into empty style elements, which Emotion fills through the CSSOM.
 */
export function pagePolicy(html: string): string {
  // Reads the site key as Vite does for the pages: from the environment or from an .env file in web/.
  const { VITE_APP_CHECK_SITE_KEY: siteKey } = loadEnv('production', WEB);
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  const scripts = ["'self'", hash(START), ...(siteKey ? APP_CHECK : [])];
  return `script-src ${scripts.join(' ')}; style-src ${['', ...styles].map(hash).join(' ')}`;
}

/** Writes the policy before everything that it could block. */
export function withPolicy(html: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(html)}">`;
  return html.replace('<head>', () => `<head>${meta}`);
}

export function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
