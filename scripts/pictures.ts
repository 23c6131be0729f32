import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { FIELD_LABELS } from '../functions/src/contract/fields.ts';
import { SECTION_TITLES } from '../functions/src/contract/sections.ts';
import { PATHS } from '../web/src/routes.ts';
import { CHROME_ARGS } from './browsers/chrome.ts';
import { browserOrInstall } from './browsers/install-chrome.ts';
import { HOST, portOf } from './emulators/ports.ts';
import { SAMPLE_REQUESTS } from './sample-requests.ts';

/** Takes the pictures of README.md and docs/owner.md from the running stack (`npm run pictures`). */
const SITE = `http://${HOST}:${portOf('hosting')}`;
const MAILS = `http://${HOST}:${portOf('mails')}/email`;
const FAMILY = { ...Object.values(SAMPLE_REQUESTS)[0], firstName: 'Dana', lastName: 'Whitfield' };

const browser = await chromium.launch({ executablePath: await browserOrInstall(), args: CHROME_ARGS });
const phone = await browser.newContext({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  reducedMotion: 'reduce',
});
const page = await phone.newPage();
const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });

await page.goto(SITE);
await take(page, 'home');
await desk.goto(SITE);
await take(desk, 'home-wide');

await page.goto(`${SITE}${PATHS.consultation}`);
await page.getByLabel(FIELD_LABELS.firstName).fill(FAMILY.firstName);
await page.getByLabel(FIELD_LABELS.lastName).fill(FAMILY.lastName);
await page
  .getByRole('heading', { name: SECTION_TITLES.personal })
  .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
await take(page, 'form');

await fetch(`${SITE}/submit-consultation`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(FAMILY),
});
const html = await mailAbout(`${FAMILY.firstName} ${FAMILY.lastName}`);
const mail = await phone.newPage();
await mail.setContent(html);
await take(mail, 'mail');

const [link = ''] = /http:\/\/[^"]+\/contacted#[^"]+/.exec(html) ?? [];
await page.goto(link);
await page.getByRole('button', { name: 'We have been in touch' }).waitFor();
await take(page, 'contacted');
await browser.close();

async function take(of: Page, name: string): Promise<void> {
  await of.evaluate(() => document.fonts.ready);
  await sharp(await of.screenshot())
    .png({ palette: true })
    .toFile(`docs/pictures/${name}.png`);
}

async function mailAbout(name: string): Promise<string> {
  for (;;) {
    const mails = (await (await fetch(MAILS)).json()) as { subject: string; html: string }[];
    const mail = mails.find(({ subject }) => subject.includes(name));
    if (mail) return mail.html;
  }
}
