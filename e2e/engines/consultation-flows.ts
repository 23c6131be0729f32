import { expect } from 'vitest';
import { RECEIVED_PATH, SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { FIELD_NAMES, type FieldName, questionOf } from '../../functions/src/contract/questions.ts';
import { VALID_REQUEST } from '../../functions/src/contract/schema.cases.ts';
import { CONSULTATION, FORM } from '../../web/src/content/consultation.ts';
import { PATHS } from '../../web/src/routes.ts';
import { requestsOf } from '../fixtures/stored-requests.ts';
import { click, expectFocused, expectPath, expectShown, goBack, waitForHydration } from './acting.ts';
import type { Script, Tab } from './engine.ts';
import { button, choice, heading, question, withText } from './targets.ts';

export const THANKS = heading(1, CONSULTATION.thankYou.heading);

export async function sendWithScript(tab: Tab): Promise<void> {
  const family = await fillForm(tab);
  await sendFilled(tab, 'on');
  await expectFocused(tab, THANKS);
  await expectStoredOnce(family);
}

/** Goes back to a form that the browser may restore as it was, or fill in with what it was. */
export async function goBackToOlderForm(tab: Tab): Promise<void> {
  await tab.goto(PATHS.consultation);
  await waitForHydration(tab);
  await answer(tab, 'phone', '405-555-0137');
  await tab.goto(`${PATHS.consultation}?later`);
  await waitForHydration(tab);
  await answer(tab, 'lastName', 'Newest');
  await tab.type(question('phone'), '9');
  const answers = await answersOf(tab);
  expect(answers.phone).toEqual(['405-555-01379']);
  await goBack(tab);
  await expect.poll(() => tab.evaluate(() => location.search)).toBe('');
  await expect.poll(() => answersOf(tab)).toEqual(answers);
}

/** Sends nothing, then a form without a goal, and after Back all of it. */
export async function sendWithoutScript(tab: Tab): Promise<void> {
  await tab.goto(PATHS.consultation);
  await click(tab, button(FORM.submit));
  await expectFocused(tab, question('firstName'));
  await expectPath(tab, PATHS.consultation);
  const { guardianGoals, ...family } = makeRequest();
  await fillIn(tab, family);
  const filledIn = await answersOf(tab);
  await click(tab, button(FORM.submit));
  await expectPath(tab, SUBMIT_PATH);
  await expectShown(tab, heading(1, FORM.problem.heading));
  expect(await requestsOf(family.email)).toEqual([]);
  await goBack(tab);
  await expectPath(tab, PATHS.consultation);
  await expect.poll(() => answersOf(tab)).toEqual(filledIn);
  await fillIn(tab, { guardianGoals });
  await sendFilled(tab, 'off');
  await expectStoredOnce({ ...family, guardianGoals });
}

/** Sends the form, and waits for the thank-you screen or page. */
export async function sendFilled(tab: Tab, script: Script): Promise<void> {
  // The button moves when the last missing answer is given.
  if (script === 'on') await expectShown(tab, withText(FORM.progress.everything));
  await click(tab, button(FORM.submit));
  await expectPath(tab, script === 'on' ? PATHS.consultation : RECEIVED_PATH);
  await expectShown(tab, THANKS);
}

/** Opens the form and answers every question. */
export async function fillForm(tab: Tab) {
  const family = makeRequest();
  await tab.goto(PATHS.consultation);
  await waitForHydration(tab);
  await fillIn(tab, family);
  return family;
}

type Answers = Partial<Record<FieldName, string | readonly string[]>>;

/** A request with all answers and a unique address. */
function makeRequest() {
  return { ...VALID_REQUEST, email: `${crypto.randomUUID()}@example.com` };
}

async function fillIn(tab: Tab, family: Answers): Promise<void> {
  for (const name of FIELD_NAMES) {
    for (const value of [family[name] ?? []].flat()) await answer(tab, name, value);
  }
}

/** Repeats a click until the form has the answer, because the layout may move. */
async function answer(tab: Tab, name: FieldName, value: string): Promise<void> {
  const isGiven = async () => (await answersOf(tab))[name]?.includes(value) ?? false;
  if (!questionOf(name).options) await tab.type(question(name), value);
  else if (await tab.evaluate((field) => document.querySelector(`select[name="${field}"]`) !== null, name))
    await tab.select(question(name), value);
  else await expect.poll(async () => (await isGiven()) || (await click(tab, choice(name, value)))).toBe(true);
  await expect.poll(async () => (await answersOf(tab))[name]?.map(plain), { message: name }).toContain(plain(value));
}

/** Browsers post line breaks as CRLF. */
function plain(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/** The values that the form would post now. */
export function answersOf(tab: Tab): Promise<Record<string, string[]>> {
  return tab.evaluate(() => {
    const data = new FormData(document.querySelector('form') ?? undefined);
    return Object.fromEntries([...data.keys()].map((name) => [name, data.getAll(name).map(String)]));
  });
}

export async function expectStoredOnce(family: Answers & { readonly email: string }): Promise<void> {
  const { pups: _, ...answers } = family;
  expect(await requestsOf(family.email)).toMatchObject([answers]);
}
