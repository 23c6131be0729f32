import { EMAIL_HREF, FARM } from '../src/content/farm.ts';

export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** The contact for security reports (https://www.rfc-editor.org/rfc/rfc9116). Expires one year after the build. */
export function securityTxt(): string {
  const expires = new Date();
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: ${EMAIL_HREF}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(SECURITY_TXT_PATH, FARM.website).href}`,
    '',
  ].join('\n');
}
