import { FARM, PHONE_HREF } from '../src/content/farm.ts';

/** The farm as a vCard 3.0, the version that phones of all makers read: https://www.rfc-editor.org/rfc/rfc2426 */
export function contactCard({ name, email, website } = FARM): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(name)};;;;`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    `TEL;TYPE=WORK,VOICE:${PHONE_HREF.slice('tel:'.length)}`,
    `EMAIL;TYPE=INTERNET:${email}`,
    `URL:${website}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\s+/g, ' ');
}
