import type { Locator, Page } from '@playwright/test';
import { RECEIVED_PATH } from '../functions/src/contract/call.ts';
import { FIELD_LABELS, type FieldName } from '../functions/src/contract/fields.ts';
import { FORM, TOASTS } from '../web/src/content/consultation.ts';
import { PATHS } from '../web/src/routes.ts';
import { expect } from './fixtures.ts';
import { requestsOf } from './stored-requests.ts';

/** Everything that the schema asks for; each test has a family of its own. */
export function someFamily() {
  return {
    firstName: 'Dana',
    lastName: 'Whitfield',
    email: `${crypto.randomUUID()}@example.com`,
    phone: '405-555-0137',
  };
}

type Family = ReturnType<typeof someFamily>;

/** Until the script has taken over; what happens before is tried apart. */
export async function open(page: Page) {
  await page.goto(PATHS.consultation);
  await expect.poll(() => isAlive(page)).toBe(true);
}

export function question(page: Page, name: FieldName): Locator {
  return page.getByLabel(FIELD_LABELS[name]);
}

export function group(page: Page, name: FieldName): Locator {
  const named = { name: FIELD_LABELS[name] };
  return page.getByRole('radiogroup', named).or(page.getByRole('group', named));
}

export async function choose(page: Page, name: FieldName, ...labels: string[]) {
  for (const label of labels) await group(page, name).getByLabel(label, { exact: true }).check();
}

export async function fillRequired(page: Page, family: Family) {
  await question(page, 'firstName').fill(family.firstName);
  await question(page, 'lastName').fill(family.lastName);
  await question(page, 'email').fill(family.email);
  await question(page, 'phone').fill(family.phone);
  await question(page, 'location').selectOption('Moore');
  await choose(page, 'familySize', 'Adults only');
  await choose(page, 'propertyType', 'Suburban home under 1 acre');
  await choose(page, 'dogExperience', 'Some experience');
  await choose(page, 'timeline', 'We are ready now');
  await choose(page, 'guardianGoals', 'Be a companion');
}

/** What `fillRequired` leads to in Firestore. */
export const STORED = {
  location: 'moore',
  familySize: 'adults-only',
  childrenAges: null,
  currentPets: [],
  propertyType: 'suburban',
  dogExperience: 'some-experience',
  timeline: 'ready-now',
  militaryStatus: null,
  deploymentConsiderations: null,
  guardianGoals: ['companionship'],
  additionalInfo: null,
  hearAboutUs: null,
};

/** A form that the script has taken over, which then checks it itself. */
export function isAlive(page: Page): Promise<boolean> {
  return page.getByRole('form').evaluate((form: HTMLFormElement) => form.noValidate);
}

export function submitButton(page: Page): Locator {
  return page.getByRole('button', { name: FORM.submit });
}

export async function submit(page: Page) {
  await submitButton(page).click();
}

export async function expectThanks(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeFocused();
}

/** Where a form leads that the browser has posted itself. */
export async function expectReceivedPage(page: Page): Promise<void> {
  await expect(page).toHaveURL(RECEIVED_PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
}

export async function expectErrorToast(page: Page, text: string) {
  const toast = page.getByRole('alert').filter({ hasText: text });
  await expect(toast.getByText(TOASTS.error.title, { exact: true })).toBeVisible();
  await expect(toast.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/);
}

export async function expectStoredOnce({ email }: Family) {
  expect(await requestsOf(email)).toHaveLength(1);
}

export async function expectNothingStored({ email }: Family) {
  expect(await requestsOf(email)).toEqual([]);
}
