import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../e2e/lib/project.ts';
import { makeFonts } from './fonts/subsets.ts';

/** Generates the fonts of the site from their npm packages (`node scripts/fonts.ts`). */
const FOLDER = join(ROOT, 'web/src/ui/fonts');

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER);
for (const [file, content] of await makeFonts()) await writeFile(join(FOLDER, file), content);
