import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileFor } from '../../web/prerender/built-pages.ts';
import { PATHS } from '../../web/src/routes.ts';
import { uptimeChecks } from './main.ts';

test('the home page and the page of the form contain the texts that their uptime checks look for', () => {
  const pages = uptimeChecks().filter(({ post }) => !post);
  expect(pages.map(({ path }) => path)).toEqual([PATHS.home, PATHS.consultation]);
  for (const { path, content } of pages) expect(readFileSync(fileFor(path), 'utf8'), path).toContain(content);
});
