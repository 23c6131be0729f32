import { existsSync } from 'node:fs';
import { SITE_FILES } from 'functions/contract/call.ts';
import { expect, test } from 'vitest';
import { FARM } from '../src/content/farm.ts';
import { PATHS, ROUTES } from '../src/routes.ts';
import { all, fileFor, PAGES, pageAt, textOf } from './built-pages.ts';

// The accepted accessibility trees hold the texts of all links, and where they lead.
test('a link that opens a new tab says so, and gives the new page no access to this one', () => {
  const opening = PAGES.flatMap(({ page }) => [...page.querySelectorAll('a[target]')]);
  expect(opening.length).toBeGreaterThan(0);
  expect(opening.map(textOf).filter((words) => !words.includes('in a new tab'))).toEqual([]);
  for (const link of opening) expect(link.getAttribute('rel')?.split(' ')).toContain('noopener');
});

test('the order form is in its frame before any script runs', () => {
  expect(pageAt(PATHS.eggs).querySelector('iframe')?.getAttribute('src')).toBe(FARM.eggOrderForm);
});

test('the logo and the fonts of the pages of functions exist', () => {
  expect(Object.values(SITE_FILES).filter((path) => !existsSync(fileFor(path)))).toEqual([]);
});

test('the header, the menu and the footer mark at most one item, and the consultation at both of its paths', () => {
  for (const { path, canonical } of ROUTES)
    for (const part of all(pageAt(path), 'header nav, footer')) {
      const marked = [...part.querySelectorAll('[aria-current="page"]')].map(
        (link) => link.getAttribute('href')?.split('#')[0],
      );
      expect([[], [canonical]], path).toContainEqual(marked);
    }
  expect(all(pageAt(PATHS.consultationAlias), 'header [aria-current="page"]')).not.toEqual([]);
});
