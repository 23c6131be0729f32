import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../e2e/lib/project.ts';
import { makeFonts } from './subsets.ts';

const FOLDER = join(ROOT, 'web/src/ui/fonts');

test('the committed fonts are those that scripts/fonts.ts generates', async () => {
  const made = await makeFonts();
  expect(readdirSync(FOLDER).toSorted()).toEqual([...made.keys()].toSorted());
  const different = [...made].filter(([file, content]) => !content.equals(readFileSync(join(FOLDER, file))));
  expect(different.map(([file]) => file)).toEqual([]);
});
