import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../tools/project.ts';
import { launchBrowser, picturesOf, type Screen } from './built-site.ts';
import { sheetOf } from './sheet.ts';

/** Draws how the built site crops the owner's photos, in one picture (`npm run photos`). */
const SHEET = join(ROOT, 'farm-photos.jpg');

const SCREENS: readonly (Screen & { readonly name: string })[] = [
  { name: 'On a phone', width: 390, height: 844, density: 2 },
  { name: 'On a tablet', width: 768, height: 1024, density: 1 },
  { name: 'On a computer', width: 1440, height: 900, density: 1 },
];

const browser = await launchBrowser();
const views = [];
for (const screen of SCREENS)
  views.push({ ...screen, pictures: await picturesOf(browser, join(ROOT, 'web/dist'), screen, true) });

const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.setContent(sheetOf(views));
await writeFile(SHEET, await page.screenshot({ fullPage: true, type: 'jpeg', quality: 85 }));
await browser.close();
console.log(`Open this picture to see your photos in every place of the site:\n${SHEET}`);
