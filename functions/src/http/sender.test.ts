import { expect, test } from 'vitest';
import { callerOf, isCrossSite } from './sender.ts';

const FAMILY = '198.51.100.7';
const EDGE = '203.0.113.1';
const VICTIM = '192.0.2.9';
const hosting = { 'x-forwarded-host': 'farm.example' };
const hosted = { ...hosting, host: 'submit-abc-uc.a.run.app' };
const SITE = 'https://farm.example';

test.each<[string, Record<string, string>, string | undefined]>([
  [
    'through Hosting, with everything forged that can be forged',
    { ...hosting, 'fastly-client-ip': VICTIM, 'x-forwarded-for': `${VICTIM}, ${FAMILY}, ${EDGE}` },
    FAMILY,
  ],
  ['through Hosting with one entry', { ...hosting, 'x-forwarded-for': FAMILY }, FAMILY],
  ['direct, with a forged entry', { 'x-forwarded-for': `${VICTIM}, ${FAMILY}` }, FAMILY],
  ['IPv6, reduced to its /64 network', { 'x-forwarded-for': '2001:DB8:0:7:1:2:3:4' }, '2001:db8:0:7::/64'],
  ['a short form of IPv6', { 'x-forwarded-for': '2001:db8::7' }, '2001:db8:0:0::/64'],
  ['IPv6 that ends like IPv4 written as IPv6', { 'x-forwarded-for': `2001:db8::ffff:${FAMILY}` }, '2001:db8:0:0::/64'],
  ['IPv6 with a zone id', { 'x-forwarded-for': 'fe80::1%eth0' }, 'fe80:0:0:0::/64'],
  ['IPv4 written as IPv6', { 'x-forwarded-for': `::ffff:${FAMILY}` }, FAMILY],
  ['no header', {}, undefined],
  ['text that is no address', { 'x-forwarded-for': 'unknown' }, undefined],
  ['10,000 digits', { 'x-forwarded-for': '1'.repeat(10_000) }, undefined],
])('%s', (_, headers, expected) => {
  expect(callerOf((name) => headers[name]).address).toBe(expected);
});

test.each<[string, Record<string, string>, string | undefined]>([
  ['through Hosting', { ...hosting, 'x-forwarded-for': `${FAMILY},${EDGE}` }, EDGE],
  ['direct', { 'x-forwarded-for': FAMILY }, FAMILY],
  ['direct, pretending to be Hosting', { ...hosting, 'x-forwarded-for': `${VICTIM}, ${FAMILY}` }, FAMILY],
])('peer: %s', (_, headers, expected) => {
  expect(callerOf((name) => headers[name]).peer).toBe(expected);
});

test.each<[string, Record<string, string>, boolean]>([
  ['our page', { ...hosted, 'sec-fetch-site': 'same-origin', origin: SITE }, false],
  ['our page, opened by the user', { ...hosted, 'sec-fetch-site': 'none' }, false],
  ["another site's page", { ...hosted, 'sec-fetch-site': 'cross-site', origin: SITE }, true],
  ['our page in an older browser', { ...hosted, origin: SITE }, false],
  ['our page behind two proxies', { ...hosted, 'x-forwarded-host': 'Farm.Example, inner', origin: SITE }, false],
  ['our page in the emulators', { host: '127.0.0.1:5000', origin: 'http://127.0.0.1:5000' }, false],
  ["another site's page in an older browser", { ...hosted, origin: 'https://evil.example' }, true],
  ['a site whose host begins like ours', { ...hosted, origin: `${SITE}.evil.example` }, true],
  ['our host on another port', { ...hosted, origin: `${SITE}:8443` }, true],
  ['a page with the origin "null"', { ...hosted, origin: 'null' }, true],
  ['an origin without a scheme', { ...hosted, origin: 'farm.example' }, true],
  ['a browser that sends neither header', hosted, false],
])('%s', (_, headers, expected) => {
  expect(isCrossSite((name) => headers[name])).toBe(expected);
});
