import { expect, test } from 'vitest';
import { senderAddress } from './sender-address.ts';

const FAMILY = '198.51.100.7';
const EDGE = '203.0.113.1';
const VICTIM = '192.0.2.9';
const hosting = { 'x-forwarded-host': 'farm.example' };

test.each<[string, Record<string, string>, string | undefined]>([
  ['through Hosting', { ...hosting, 'fastly-client-ip': FAMILY, 'x-forwarded-for': `${FAMILY},${EDGE}` }, FAMILY],
  [
    'through Hosting, forged in front',
    { ...hosting, 'fastly-client-ip': FAMILY, 'x-forwarded-for': `${VICTIM}, ${FAMILY},${EDGE}` },
    FAMILY,
  ],
  ['through Hosting without its word', { ...hosting, 'x-forwarded-for': `${FAMILY},${EDGE}` }, FAMILY],
  [
    'through Hosting without its word, forged in front',
    { ...hosting, 'x-forwarded-for': `${VICTIM}, ${FAMILY}, ${EDGE}` },
    FAMILY,
  ],
  ['through Hosting with one entry', { ...hosting, 'x-forwarded-for': FAMILY }, FAMILY],
  ['direct', { 'x-forwarded-for': FAMILY }, FAMILY],
  ['direct, forged in front', { 'x-forwarded-for': `${VICTIM}, ${FAMILY}` }, FAMILY],
  ['IPv6: its /64', { 'x-forwarded-for': '2001:DB8:0:7:1:2:3:4' }, '2001:db8:0:7::/64'],
  ['IPv6, shortened', { 'x-forwarded-for': '2001:db8::7' }, '2001:db8:0:0::/64'],
  ['IPv6 through Hosting', { ...hosting, 'fastly-client-ip': '2001:db8:1:2::3' }, '2001:db8:1:2::/64'],
  ['IPv6 with a zone', { 'x-forwarded-for': 'fe80::1%eth0' }, 'fe80:0:0:0::/64'],
  ['IPv4 written as IPv6', { 'x-forwarded-for': `::ffff:${FAMILY}` }, FAMILY],
  ['none', {}, undefined],
  ['an empty one', { 'x-forwarded-for': '' }, undefined],
  ['garbage', { 'x-forwarded-for': 'unknown' }, undefined],
  ['garbage behind an address', { 'x-forwarded-for': `${FAMILY}, <script>` }, undefined],
  ['an address with a port', { 'x-forwarded-for': `${FAMILY}:1234` }, undefined],
  ['too much', { 'x-forwarded-for': '1'.repeat(10_000) }, undefined],
])('%s', (_, headers, expected) => {
  expect(senderAddress((name) => headers[name])).toBe(expected);
});
