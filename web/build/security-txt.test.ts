import { expect, test } from 'vitest';
import { FARM } from '../src/content/farm.ts';
import { securityTxt } from './security-txt.ts';

test('contains the email address of the farm and its own URL, and expires after one year', () => {
  const lines = securityTxt(new Date('2026-11-21T12:00:00Z')).split('\n');
  expect(lines).toEqual([
    `Contact: mailto:${FARM.email}`,
    'Expires: 2027-11-21T12:00:00.000Z',
    'Preferred-Languages: en',
    `Canonical: ${FARM.website}/.well-known/security.txt`,
    '',
  ]);
});
