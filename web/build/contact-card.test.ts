import { expect, test } from 'vitest';
import { FARM, PHONE_HREF } from '../src/content/farm.ts';
import { contactCard } from './contact-card.ts';

test("the contact card has the farm's name, number, address and website, whatever characters the name has", () => {
  const card = contactCard({ ...FARM, name: 'Zoë’s Dogs, Eggs; & Co.' });
  const fields = Object.fromEntries(card.split('\r\n').map((line) => line.split(/[;:](.*)/s)));
  expect(fields).toMatchObject({
    BEGIN: 'VCARD',
    FN: 'Zoë’s Dogs\\, Eggs\\; & Co.',
    N: 'Zoë’s Dogs\\, Eggs\\; & Co.;;;;',
    TEL: expect.stringContaining(`:${PHONE_HREF.replace('tel:', '')}`),
    EMAIL: expect.stringContaining(`:${FARM.email}`),
    URL: FARM.website,
  });
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n[\s\S]*END:VCARD\r\n$/);
});
