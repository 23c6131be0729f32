import { expect, test } from 'vitest';
import { Stop } from '../lib/stop.ts';
import { filterByName, requireMatch } from './filter.ts';

const ROWS = [{ name: 'form hydrated' }, { name: 'home hydrated' }, { name: 'Lighthouse on the form' }];

test('a word selects the figures whose names contain it, in capitals or not', () => {
  expect(filterByName(ROWS, ['form'])).toEqual([ROWS[0], ROWS[2]]);
  expect(filterByName(ROWS, ['home', 'lighthouse'])).toEqual([ROWS[1], ROWS[2]]);
});

test('without a word all figures are measured', () => {
  expect(filterByName(ROWS, [])).toEqual(ROWS);
});

test('a word that no name contains ends the run and lists the names', () => {
  expect(() => requireMatch(['form', 'fast'], ROWS)).toThrow(Stop);
  expect(() => requireMatch(['form', 'fast'], ROWS)).toThrow(/"fast"(.|\n)*home hydrated/);
  expect(() => requireMatch(['form'], ROWS)).not.toThrow();
});
