import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Browser } from '@playwright/test';
import { answersFromForm } from '../../functions/src/consultations/form.ts';
import { HONEYPOT_FIELD, SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import {
  FIELD_NAMES,
  type FieldName,
  isAsked,
  offeredOptions,
  questionOf,
} from '../../functions/src/contract/questions.ts';
import { VALID_REQUEST } from '../../functions/src/contract/schema.cases.ts';
import { consultationSchema } from '../../functions/src/contract/schema.ts';
import { PATHS } from '../../web/src/routes.ts';
import * as form from '../fixtures/consultation-page.ts';
import { waitForHydration } from '../fixtures/pages.ts';
import { expect, test } from '../fixtures/test.ts';

const FOLDER = join(import.meta.dirname, '../../functions/src/contract/releases');
/** Texts with characters that forms write in another way. */
const ALL = { ...VALID_REQUEST, firstName: 'Zoë', lastName: "O'Hara & Sons", email: 'zoe.ohara+dogs@example.com' };
const REQUIRED = Object.fromEntries(Object.entries(ALL).filter(([name]) => questionOf(name as FieldName).required));

const CHOICES = FIELD_NAMES.filter((name) => isAsked(name) && questionOf(name).options);
const OPTION_VALUES = Object.fromEntries(CHOICES.map((name) => [name, offeredOptions(name).map(({ value }) => value)]));

test('the form sends the same answers with and without script, and the newest release file has both', async ({
  browser,
}, { config }) => {
  const [json, posted] = [await bodiesOf(browser, true), await bodiesOf(browser, false)];
  const today = { options: OPTION_VALUES, json: json.map((body) => JSON.parse(body)), form: posted };
  for (const [index, body] of posted.entries())
    expect(consultationSchema.parse(answersOf(body))).toEqual(consultationSchema.parse(today.json[index]));
  const newest = newestRelease();
  if (config.updateSnapshots === 'changed' && !isDeepStrictEqual(newest, today)) record(today);
  // The first deploy asks for the first file.
  else expect(newest ?? today, 'See releases/README.md').toEqual(today);
});

function answersOf(body: string): object {
  const { [HONEYPOT_FIELD]: _, ...answers } = answersFromForm(new URLSearchParams(body)) as Record<string, unknown>;
  return answers;
}

function newestRelease(): unknown {
  const newest = globSync('*.json', { cwd: FOLDER }).toSorted().at(-1);
  return newest && JSON.parse(readFileSync(join(FOLDER, newest), 'utf8'));
}

/** Adds a file that is named after the minute, and never replaces one. */
function record(release: object): void {
  const time = new Date().toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length).replace(':', '-');
  const file = join(FOLDER, `${time}.json`);
  writeFileSync(file, `${JSON.stringify(release, null, 2)}\n`, { flag: 'wx' });
  console.log(`Recorded in ${file}. Commit this file.`);
}

/** Sends the form with all answers, then with the required ones only, and returns both bodies. */
async function bodiesOf(browser: Browser, javaScriptEnabled: boolean): Promise<string[]> {
  const bodies: string[] = [];
  for (const answers of [ALL, REQUIRED]) {
    const page = await browser.newPage({ javaScriptEnabled });
    await page.goto(PATHS.consultation);
    if (javaScriptEnabled) await waitForHydration(page);
    await form.fillAtOnce(page, answers);
    const sent = page.waitForRequest(`**${SUBMIT_PATH}`);
    await page.route(`**${SUBMIT_PATH}`, (route) => route.abort());
    await form.submit(page);
    bodies.push((await sent).postData() ?? '');
    await page.close();
  }
  return bodies;
}
