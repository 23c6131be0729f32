import sharp from 'sharp';
import { expect, test } from 'vitest';
import { FARM, PHONE_HREF } from '../src/content/farm.ts';
import { cardPhoto, contactCard } from './contact-card.ts';

const ICON = `${import.meta.dirname}/../public/favicon.svg`;

test.each([
  ['Dogs, Eggs; & Co.', 'Dogs\\, Eggs\\; & Co.'],
  [
    'Zoë’s مزرعة الحارسة 大草原守护犬农场 хозяйство 🐕🐕🐕🐕🐕🐕🐕',
    'CHARSET=UTF-8:Zoë’s مزرعة الحارسة 大草原守护犬农场 хозяйство 🐕🐕🐕🐕🐕🐕🐕',
  ],
])(
  'the contact card is that of the organization %s, with number, address, website and a photo',
  async (name, written) => {
    const photo = await cardPhoto(ICON);
    const card = contactCard(photo, { ...FARM, name });
    const lines = card.split('\r\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75 || line.includes('\uFFFD'))).toEqual([]);
    const fields = Object.fromEntries(
      card
        .replaceAll('\r\n ', '')
        .split('\r\n')
        .map((line) => line.split(/[;:](.*)/s)),
    );
    expect(fields).toMatchObject({
      BEGIN: 'VCARD',
      FN: written,
      N: `${written};;;;`,
      ORG: written,
      'X-ABShowAs': 'COMPANY',
      TEL: expect.stringContaining(`:${PHONE_HREF.replace('tel:', '')}`),
      EMAIL: expect.stringContaining(`:${FARM.email}`),
      URL: expect.stringContaining(`:${FARM.website}`),
      PHOTO: `ENCODING=b;TYPE=JPEG:${photo.toString('base64')}`,
    });
    expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n[\s\S]*END:VCARD\r\n$/);
    expect((await sharp(photo).metadata()).format).toBe('jpeg');
  },
);
