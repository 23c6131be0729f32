import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FALLBACKS } from './fonts.ts';

test.each(FALLBACKS)('the theme uses $family, and lists it by its PostScript names', ({ family, local }) => {
  const tokens = readFileSync(join(import.meta.dirname, 'theme/tokens.ts'), 'utf8');
  expect(tokens).toContain(`'${family}'`);
  for (const name of local) expect(name).toMatch(/^[\w-]+$/);
});
