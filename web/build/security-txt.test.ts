import { expect, test } from 'vitest';
import { FARM } from '../src/content/farm.ts';
import { securityTxt } from './security-txt.ts';

test('names the farm, where it stands, and a year until it is to be asked for again', () => {
  const lines = securityTxt(new Date('2026-11-21T12:00:00Z')).split('\n');
  expect(lines).toEqual([
    `Contact: mailto:${FARM.email}`,
    'Expires: 2027-11-21T12:00:00.000Z',
    'Preferred-Languages: en',
    `Canonical: ${FARM.origin}/.well-known/security.txt`,
    '',
  ]);
});
