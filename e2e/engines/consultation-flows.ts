import { expect } from 'vitest';
import { RECEIVED_PATH, SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import { CONSULTATION_CASES, VALID_REQUEST } from '../../functions/src/contract/consultation.cases.ts';
import { FIELD_NAMES, FIELD_OPTIONS, type FieldName } from '../../functions/src/contract/fields.ts';
import { CONSULTATION, FORM } from '../../web/src/content/consultation.ts';
import { PATHS } from '../../web/src/routes.ts';
import { requestsOf } from '../fixtures/stored-requests.ts';
import { click, comeAlive, expectFocused, expectPath, expectShown, goBack } from './acting.ts';
import type { Tab } from './engine.ts';
import type { Flow } from './flow.ts';
import { button, choice, heading, question, withText } from './targets.ts';

export const CONSULTATION_FLOWS: readonly Flow[] = [
  { name: 'a filled form is stored once and thanked for', engines: 'of today', script: 'on', run: sendWithScript },
  { name: 'the first press tells everything that is missing', engines: 'of today', script: 'on', run: sendNothing },
  { name: 'answers survive a reload', engines: 'of today', script: 'on', run: reloadDraft },
  { name: 'without script a filled form is stored once', engines: 'all', script: 'off', run: sendWithoutScript },
  { name: 'without script an empty form is not sent', engines: 'all', script: 'off', run: sendNothingWithoutScript },
  {
    name: 'without script and a goal the way back keeps the answers',
    engines: 'all',
    script: 'off',
    expected: /status of 400/,
    run: forgetGoal,
  },
];

const MISSING = Object.entries(CONSULTATION_CASES.find(({ name }) => name === 'an empty form')?.errors ?? {});

async function sendWithScript(tab: Tab): Promise<void> {
  const family = someFamily();
  await tab.goto(PATHS.consultation);
  await comeAlive(tab);
  await fillIn(tab, family);
  await click(tab, button(FORM.submit));
  await expectFocused(tab, heading(1, CONSULTATION.thankYou.heading));
  await expectPath(tab, PATHS.consultation);
  await expectStoredOnce(family);
}

async function sendNothing(tab: Tab): Promise<void> {
  await tab.goto(PATHS.consultation);
  await comeAlive(tab);
  await click(tab, button(FORM.submit));
  await expectFocused(tab, '//form//*[@role="group"][h2 or .//h2][.//a]');
  for (const [name, message] of MISSING) await expectShown(tab, `//form//a[@href="#${name}"][.="${message}"]`);
}

async function reloadDraft(tab: Tab): Promise<void> {
  await tab.goto(PATHS.consultation);
  await comeAlive(tab);
  const { lastName, timeline } = VALID_REQUEST;
  await answer(tab, 'lastName', lastName);
  await answer(tab, 'timeline', timeline);
  const kept = () => tab.evaluate(() => Object.values(sessionStorage).join());
  await expect.poll(kept).toContain(timeline);
  await tab.reload();
  await expectShown(tab, withText(FORM.draft.restored));
  await expect.poll(() => answersOf(tab)).toMatchObject({ lastName: [lastName], timeline: [timeline] });
}

async function sendWithoutScript(tab: Tab): Promise<void> {
  const family = someFamily();
  await tab.goto(PATHS.consultation);
  await fillIn(tab, family);
  await click(tab, button(FORM.submit));
  await expectPath(tab, RECEIVED_PATH);
  await expectShown(tab, heading(1, CONSULTATION.thankYou.heading));
  await expectStoredOnce(family);
}

async function sendNothingWithoutScript(tab: Tab): Promise<void> {
  await tab.goto(PATHS.consultation);
  await click(tab, button(FORM.submit));
  await expectFocused(tab, question('firstName'));
  await expectPath(tab, PATHS.consultation);
}

async function forgetGoal(tab: Tab): Promise<void> {
  const { guardianGoals: _, ...family } = someFamily();
  await tab.goto(PATHS.consultation);
  await fillIn(tab, family);
  const filledIn = await answersOf(tab);
  await click(tab, button(FORM.submit));
  await expectPath(tab, SUBMIT_PATH);
  await expectShown(tab, heading(1, FORM.problem.heading));
  await goBack(tab);
  await expectPath(tab, PATHS.consultation);
  await expect.poll(() => answersOf(tab)).toEqual(filledIn);
  expect(await requestsOf(family.email)).toEqual([]);
}

type Family = Partial<Record<FieldName, string | readonly string[]>> & { readonly email: string };

/** Every question answered, each family with an address of its own. */
function someFamily() {
  return { ...VALID_REQUEST, email: `${crypto.randomUUID()}@example.com` };
}

async function fillIn(tab: Tab, family: Family): Promise<void> {
  for (const name of FIELD_NAMES) {
    for (const value of [family[name] ?? []].flat()) await answer(tab, name, value);
  }
}

/** Given once it stands in the form: a click on what still moves is made again. */
async function answer(tab: Tab, name: FieldName, value: string): Promise<void> {
  const isGiven = async () => (await answersOf(tab))[name]?.includes(value) ?? false;
  if (!FIELD_OPTIONS[name]) await tab.type(question(name), value);
  else if (await tab.evaluate((field) => document.querySelector(`select[name="${field}"]`) !== null, name))
    await tab.select(question(name), value);
  else await expect.poll(async () => (await isGiven()) || (await click(tab, choice(name, value)))).toBe(true);
  await expect.poll(async () => (await answersOf(tab))[name]?.map(plain), { message: name }).toContain(plain(value));
}

/** Browsers post a line break in their own way. */
function plain(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/** As the form would be posted now. */
function answersOf(tab: Tab): Promise<Record<string, string[]>> {
  return tab.evaluate(() => {
    const data = new FormData(document.querySelector('form') ?? undefined);
    return Object.fromEntries([...data.keys()].map((name) => [name, data.getAll(name).map(String)]));
  });
}

async function expectStoredOnce(family: Family): Promise<void> {
  expect(await requestsOf(family.email)).toMatchObject([family]);
}
