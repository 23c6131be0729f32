import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mock } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ADDRESS_PAGE, problemPage } from '../../functions/src/consultations/endpoint.ts';
import { HOUR_MS } from '../../functions/src/contract/farm-time.ts';
import { CONSULTATION_CASES, VALID_REQUEST } from '../../functions/src/contract/schema.cases.ts';
import { acknowledgementMail } from '../../functions/src/family/acknowledgement.ts';
import { htmlPage } from '../../functions/src/http/html-page.ts';
import { requestPage, WRONG_LINK_PAGE } from '../../functions/src/owner/contacted.ts';
import { listMail } from '../../functions/src/owner/list-mail.ts';
import { requestMail } from '../../functions/src/owner/request-mail.ts';
import { SAMPLES } from '../../tools/emulators/samples.ts';
import { ROOT } from '../../tools/project.ts';
import { NOW } from './site.ts';

/** Writes the mails and pages that the functions generate for one invented request and for a list. */
const ID = '01940000-0000-7000-8000-000000000001';
const FOLDER = join(ROOT, 'web', 'dist', 'from-functions');

mock.timers.enable({ apis: ['Date'], now: NOW });

const request = stored(VALID_REQUEST, 1);
const code = 'a'.repeat(32);
const [overdue, soon, ...others] = SAMPLES.filter(({ hours, isSpam }) => !hours && !isSpam);
const reminders = [open(overdue?.request, 26), open(soon?.request, 19)];
const news = others.map(({ request }) => open(request, 2));
const spam = { id: 'spam', stored: { ...request, firstName: 'Buy', lastName: 'Followers', spamReasons: ['honeypot'] } };
const fieldErrors = CONSULTATION_CASES.find(({ name }) => name === 'an empty form')?.errors ?? {};

const PAGES = {
  problem: htmlPage(problemPage({ error: 'First name is required.', fieldErrors })),
  'form-address': htmlPage(ADDRESS_PAGE),
  contacted: htmlPage(requestPage(request)),
  'contacted-noted': htmlPage(requestPage({ ...request, contactedAt: timestamp(0) })),
  'contacted-wrong-link': htmlPage(WRONG_LINK_PAGE),
  'mail-request': requestMail(open(VALID_REQUEST, 1)).html,
  'mail-list': listMail(news, reminders, { count: 12, newest: [spam] }).html,
  'mail-acknowledgement': acknowledgementMail(ID, request).html,
};

const HEADING_FONT = '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2';
const BODY_FONT = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
/** Our fonts replace the system fonts of these pages, so that a text without a font family is visible. */
const FONTS = Object.entries({ Georgia: HEADING_FONT, Fraunces: HEADING_FONT, 'Source Sans 3': BODY_FONT });
// Embedded, because such a page cannot load files.
const FACES = FONTS.map(([family, file]) => {
  const data = readFileSync(fileURLToPath(import.meta.resolve(file)), 'base64');
  return `@font-face { font-family: "${family}"; font-weight: 200 900; src: url(data:font/woff2;base64,${data}); }`;
});

mkdirSync(FOLDER);
for (const [name, html] of Object.entries(PAGES))
  writeFileSync(join(FOLDER, `${name}.html`), html.replace('</head>', `<style>${FACES.join('')}</style></head>`));

function open(request: object | undefined, hours: number) {
  return { id: ID, stored: stored(request, hours), code };
}

/** A request as Firestore returns it, with its age in hours. */
function stored(request: object | undefined, hours: number) {
  return { ...request, submittedAt: timestamp(hours) };
}

function timestamp(hours: number) {
  const date = new Date(NOW.getTime() - hours * HOUR_MS);
  return { toDate: () => date };
}
