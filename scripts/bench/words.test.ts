import { expect, test } from 'vitest';
import { Stop } from '../lib/stop.ts';
import { named, requireKnown } from './words.ts';

const ROWS = [{ name: 'form alive' }, { name: 'home alive' }, { name: 'Lighthouse on the form' }];

test('a word selects the figures whose names contain it, in capitals or not', () => {
  expect(named(ROWS, ['form'])).toEqual([ROWS[0], ROWS[2]]);
  expect(named(ROWS, ['home', 'lighthouse'])).toEqual([ROWS[1], ROWS[2]]);
});

test('without a word all figures are measured', () => {
  expect(named(ROWS, [])).toEqual(ROWS);
});

test('a word that no name contains ends the run and lists the names', () => {
  expect(() => requireKnown(['form', 'fast'], ROWS)).toThrow(Stop);
  expect(() => requireKnown(['form', 'fast'], ROWS)).toThrow(/"fast"(.|\n)*home alive/);
  expect(() => requireKnown(['form'], ROWS)).not.toThrow();
});
