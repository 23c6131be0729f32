import { expect, test } from 'vitest';
import { FARM, PHONE_HREF } from '../src/content/farm.ts';
import { contactCard } from './contact-card.ts';

const MIXED = 'Zoë’s مزرعة الحارسة 大草原守护犬农场 хозяйство 🐕🐕🐕🐕🐕🐕🐕';

test.each([
  ['Dogs, Eggs; & Co.', 'Dogs\\, Eggs\\; & Co.'],
  [MIXED, `CHARSET=UTF-8:${MIXED}`],
])('the contact card of %s is that of an organization, and readable to phones and Outlook', async (name, written) => {
  const card = await contactCard(`${import.meta.dirname}/../public/favicon.svg`, { ...FARM, name });
  expect(card.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  const lines = card.replaceAll('\r\n ', '').split('\r\n');
  expect(Object.fromEntries(lines.map((line) => line.split(/[;:](.*)/s)))).toMatchObject({
    BEGIN: 'VCARD',
    FN: written,
    N: `${written};;;;`,
    ORG: written,
    'X-ABShowAs': 'COMPANY',
    TEL: expect.stringContaining(`:${PHONE_HREF.replace('tel:', '')}`),
    EMAIL: expect.stringContaining(`:${FARM.email}`),
    URL: expect.stringContaining(`:${FARM.website}`),
    // The first bytes of a JPEG are FF D8 FF.
    PHOTO: expect.stringMatching(/^ENCODING=b;TYPE=JPEG:\/9j\//),
  });
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n[\s\S]*END:VCARD\r\n$/);
});
