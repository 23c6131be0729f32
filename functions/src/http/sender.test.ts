import { expect, test } from 'vitest';
import { callerOf, isCrossSite } from './sender.ts';

const FAMILY = '198.51.100.7';
const EDGE = '203.0.113.1';
const VICTIM = '192.0.2.9';
const hosting = { 'x-forwarded-host': 'farm.example' };
const SITE = 'https://farm.example';

type Headers = Readonly<Record<string, string>>;

test.each<[string, Headers, string | undefined, string | undefined]>([
  [
    'through Hosting, with everything forged that can be forged',
    { ...hosting, 'fastly-client-ip': VICTIM, 'x-forwarded-for': `${VICTIM}, ${FAMILY}, ${EDGE}` },
    FAMILY,
    EDGE,
  ],
  ['direct, with a forged entry', { 'x-forwarded-for': `${VICTIM}, ${FAMILY}` }, FAMILY, FAMILY],
  ['direct, as if through Hosting', { ...hosting, 'x-forwarded-for': `${VICTIM}, ${FAMILY}` }, VICTIM, FAMILY],
  ['no header', {}, undefined, undefined],
])('the address of the visitor and of the peer: %s', (_, headers, address, peer) => {
  expect(callerOf((name) => headers[name])).toEqual({ address, visitor: address, peer });
});

test.each<[string, string | undefined, string | undefined]>([
  ['2001:DB8:0:7ab:1:2:3:4', '20010db8000007/56', '20010db80000/48'],
  ['2001:db8::7', '20010db8000000/56', '20010db80000/48'],
  [`2001:db8::ffff:${FAMILY}`, '20010db8000000/56', '20010db80000/48'],
  ['fe80::1%eth0', 'fe800000000000/56', 'fe8000000000/48'],
  [`::ffff:${FAMILY}`, FAMILY, FAMILY],
  ['::FFFF:c633:6407', FAMILY, FAMILY],
  [`0:0:0:0:0:ffff:${FAMILY}`, FAMILY, FAMILY],
  ['unknown', undefined, undefined],
  ['1'.repeat(10_000), undefined, undefined],
])('the address %s counts as %s, and at a ceiling as %s', (entry, address, visitor) => {
  expect(callerOf((name) => ({ 'x-forwarded-for': entry })[name])).toEqual({ address, visitor, peer: visitor });
});

test.each<[string, Headers, boolean]>([
  ['our page', { 'sec-fetch-site': 'same-origin', origin: SITE }, false],
  ['our page, opened by the user', { 'sec-fetch-site': 'none' }, false],
  ["another site's page", { 'sec-fetch-site': 'cross-site', origin: SITE }, true],
  ['our page in an older browser', { origin: SITE }, false],
  ['our page behind two proxies', { 'x-forwarded-host': 'Farm.Example, inner', origin: SITE }, false],
  ['our page in the emulators', { host: '127.0.0.1:5000', origin: 'http://127.0.0.1:5000' }, false],
  ['a site whose host begins like ours', { origin: `${SITE}.evil.example` }, true],
  ['our host on another port', { origin: `${SITE}:8443` }, true],
  ['a page with the origin "null"', { origin: 'null' }, true],
  ['a browser that sends neither header', {}, false],
])('whether another site sent the form: %s', (_, headers, expected) => {
  const sent: Headers = { ...hosting, host: 'submit-abc-uc.a.run.app', ...headers };
  expect(isCrossSite((name) => sent[name])).toBe(expected);
});
