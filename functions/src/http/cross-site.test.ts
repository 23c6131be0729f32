import { expect, test } from 'vitest';
import { isCrossSite } from './sender.ts';

const SITE = 'https://farm.example';
const hosting = { host: 'submit-abc-uc.a.run.app', 'x-forwarded-host': 'farm.example' };

test.each<[string, Record<string, string>, boolean]>([
  ['our page', { ...hosting, 'sec-fetch-site': 'same-origin', origin: SITE }, false],
  ['our page, opened by the user', { ...hosting, 'sec-fetch-site': 'none' }, false],
  ['a page of another subdomain of ours', { ...hosting, 'sec-fetch-site': 'same-site' }, false],
  ["another site's page", { ...hosting, 'sec-fetch-site': 'cross-site', origin: SITE }, true],
  ['our page in an older browser', { ...hosting, origin: SITE }, false],
  [
    'our page behind a proxy that changes the case of its host',
    { ...hosting, 'x-forwarded-host': 'Farm.Example', origin: SITE },
    false,
  ],
  ['our page behind two proxies', { ...hosting, 'x-forwarded-host': 'farm.example, inner', origin: SITE }, false],
  ['our page in the emulators', { host: '127.0.0.1:5000', origin: 'http://127.0.0.1:5000' }, false],
  ["another site's page in an older browser", { ...hosting, origin: 'https://evil.example' }, true],
  ['a site whose host begins like ours', { ...hosting, origin: `${SITE}.evil.example` }, true],
  ['our host on another port', { ...hosting, origin: `${SITE}:8443` }, true],
  ['a page with the origin "null"', { ...hosting, origin: 'null' }, true],
  ['an origin without a scheme', { ...hosting, origin: 'farm.example' }, true],
  ['a browser that sends neither header', hosting, false],
])('%s', (_, headers, expected) => {
  expect(isCrossSite((name) => headers[name])).toBe(expected);
});
