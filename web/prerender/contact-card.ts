import sharp from 'sharp';
import { FARM, PHONE_HREF } from '../src/content/farm.ts';

/**
 * The farm as a vCard 3.0, the version that phones of all makers read: https://www.rfc-editor.org/rfc/rfc2426. `icon` is the
 * path of its photo.
 */
export async function contactCard(icon: string, { name, email, website } = FARM): Promise<string> {
  const photo = await sharp(icon).jpeg({ quality: 85 }).toBuffer();
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `${text('N', name)};;;;`,
    text('FN', name),
    text('ORG', name),
    // An iPhone then shows an organization instead of a person.
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE:${PHONE_HREF.slice('tel:'.length)}`,
    `EMAIL;TYPE=INTERNET:${email}`,
    // Outlook leaves out an address without a type.
    `URL;TYPE=WORK:${website}`,
    `PHOTO;ENCODING=b;TYPE=JPEG:${photo.toString('base64')}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Outlook on Windows reads letters beyond ASCII in the computer's own encoding, unless the line names another one. */
function text(field: string, value: string): string {
  const charset = /[^\x20-\x7e]/.test(value) ? ';CHARSET=UTF-8' : '';
  return `${field}${charset}:${value.replace(/[\\,;]/g, '\\$&').replace(/\s+/g, ' ')}`;
}

/** Breaks a line of more than 75 bytes. A letter beyond ASCII has up to 4. The next line begins with a space. */
function folded(line: string): string {
  return Buffer.byteLength(line) > 75 ? line.replace(/[ -~]{74}(?=.)|.{18}(?=.)/gu, '$&\r\n ') : line;
}
