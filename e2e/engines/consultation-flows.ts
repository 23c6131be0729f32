import { expect } from 'vitest';
import { RECEIVED_PATH, SUBMIT_PATH } from '../../functions/src/contract/call.ts';
import type { ConsultationRequest } from '../../functions/src/contract/questions.ts';
import { VALID_REQUEST } from '../../functions/src/contract/schema.cases.ts';
import { CONSULTATION, FORM } from '../../web/src/content/consultation.ts';
import { PATHS } from '../../web/src/routes.ts';
import {
  expectNothingStored,
  expectStoredOnce,
  giveAnswers,
  someFamily,
  stored,
} from '../fixtures/consultation-page.ts';
import { click, expectPath, expectThat, goBack, waitForHydration } from './acting.ts';
import type { Script, Tab } from './engine.ts';

export const SUBMIT = 'main form [type=submit]';

export async function sendWithScript(tab: Tab): Promise<void> {
  const family = await fillForm(tab);
  await sendFilled(tab, 'on');
  await expectThat(tab, 'main h1', { focused: true });
  await expectStoredOnce(stored(family));
}

/** Goes back to a form that the browser may restore as it was, or fill in with what it was. */
export async function goBackToOlderForm(tab: Tab): Promise<void> {
  await tab.goto(PATHS.consultation);
  await waitForHydration(tab);
  await tab.type('#phone', '405-555-0137');
  await expect.poll(() => answersOf(tab)).toContainEqual(['phone', '405-555-0137']);
  await tab.goto(`${PATHS.consultation}?later`);
  // The note about the earlier answers moves the fields.
  await expectThat(tab, '[data-sticky]', { shown: true });
  await tab.type('#lastName', 'Newest');
  await tab.type('#phone', '9');
  const answers = await answersOf(tab);
  expect(answers).toContainEqual(['phone', '405-555-01379']);
  expect(answers).toContainEqual(['lastName', 'Newest']);
  await goBack(tab);
  await expect.poll(() => tab.evaluate(() => location.search)).toBe('');
  await expect.poll(() => answersOf(tab)).toEqual(answers);
}

/** Sends nothing, then a form without a goal, and after Back all of it. */
export async function sendWithoutScript(tab: Tab): Promise<void> {
  await tab.goto(PATHS.consultation);
  await click(tab, SUBMIT);
  await expectThat(tab, '#firstName', { focused: true });
  await expectPath(tab, PATHS.consultation);
  const { guardianGoals, ...family } = { ...VALID_REQUEST, ...someFamily() };
  await fillIn(tab, family);
  const filledIn = await answersOf(tab);
  await click(tab, SUBMIT);
  await expectPath(tab, SUBMIT_PATH);
  await expectThat(tab, 'main h1', { shown: true, text: FORM.problem.heading });
  await expectNothingStored(family);
  await goBack(tab);
  await expectPath(tab, PATHS.consultation);
  await expect.poll(() => answersOf(tab)).toEqual(filledIn);
  await fillIn(tab, { guardianGoals });
  await sendFilled(tab, 'off');
  await expectStoredOnce(stored({ ...family, guardianGoals }));
}

/** Sends the form, and waits for the thank-you screen or page. */
export async function sendFilled(tab: Tab, script: Script): Promise<void> {
  // The button moves when the last missing answer is given.
  if (script === 'on') await expectThat(tab, 'aside p > :last-child', { text: FORM.progress.everything });
  await click(tab, SUBMIT);
  await expectPath(tab, script === 'on' ? PATHS.consultation : RECEIVED_PATH);
  await expectThanks(tab);
}

export function expectThanks(tab: Tab): Promise<void> {
  return expectThat(tab, 'main h1', { shown: true, text: CONSULTATION.thankYou.heading });
}

/** Opens the form and answers every question. */
export async function fillForm(tab: Tab) {
  const family = { ...VALID_REQUEST, ...someFamily() };
  await tab.goto(PATHS.consultation);
  await waitForHydration(tab);
  await fillIn(tab, family);
  return family;
}

/** Types a name, clicks a radio button and checkboxes, and gives the other answers in one moment. */
async function fillIn(
  tab: Tab,
  { firstName, timeline, guardianGoals = [], ...others }: Partial<ConsultationRequest>,
): Promise<void> {
  await tab.evaluate(giveAnswers, others);
  if (firstName) await tab.type('#firstName', firstName);
  for (const value of [timeline ?? [], guardianGoals].flat()) {
    const isChecked = () => tab.evaluate((each) => document.querySelector(`[value="${each}"]:checked`) !== null, value);
    // The layout may move.
    await expect.poll(async () => (await isChecked()) || click(tab, `label:has([value="${value}"])`)).toBe(true);
  }
}

/** The values that the form would post now. */
export function answersOf(tab: Tab) {
  return tab.evaluate(() => [...new FormData(document.querySelector('form') ?? undefined)]);
}
