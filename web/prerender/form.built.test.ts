import { FIELD_NAMES, QUESTIONS, questionOf } from 'functions/contract/questions.ts';
import { expect, test } from 'vitest';
import { fillIn } from '../src/consultation-form/fill-in.ts';
import { LISTED } from '../src/content/listed-pups.generated.ts';
import { PATHS } from '../src/routes.ts';
import { all, pageAt } from './built-pages.ts';

test('without script, exactly the required fields are marked as required, except checkboxes', () => {
  const page = pageAt(PATHS.consultation);
  // A farm without pups does not ask about them.
  for (const name of FIELD_NAMES.filter((each) => each !== 'pups' || LISTED.length > 0)) {
    const controls = all(page, `[name="${name}"]`);
    // HTML cannot require one of several checkboxes. The server checks it.
    const isAsked = Boolean(questionOf(name).required) && controls[0]?.getAttribute('type') !== 'checkbox';
    expect(controls.map((control) => control.hasAttribute('required'))).toEqual(controls.map(() => isAsked));
    const radioGroup = controls[0]?.closest('[role="radiogroup"]');
    if (radioGroup) expect(radioGroup.getAttribute('aria-required'), name).toBe(isAsked ? 'true' : null);
  }
});

test('browsers fill in names, email and phone without checking the spelling, and phones show the right keyboard and key for each: Android leads only to another text', () => {
  const inputs = all(pageAt(PATHS.consultation), 'main form input:not([type=radio], [type=checkbox], [tabindex])');
  const attributes = [
    'name',
    'autocomplete',
    'type',
    'inputmode',
    'autocapitalize',
    'spellcheck',
    'minlength',
    'enterkeyhint',
  ];
  expect(inputs.map((input) => attributes.map((name) => input.getAttribute(name)))).toEqual([
    ['firstName', 'given-name', null, null, 'words', 'false', null, 'next'],
    ['lastName', 'family-name', null, null, 'words', 'false', null, 'next'],
    ['email', 'email', 'email', 'email', null, 'false', null, 'next'],
    ['phone', 'tel', 'tel', 'tel', null, null, `${QUESTIONS.phone.minLength}`, 'done'],
    ['childrenAges', null, null, null, null, null, null, 'done'],
  ]);
});

test('each hint describes its question', () => {
  const page = pageAt(PATHS.consultation);
  for (const { id } of all(page, 'main form [id$="-hint"]')) {
    expect(page.querySelectorAll(`[aria-describedby~="${id}"]`), id).toHaveLength(1);
  }
});

test('a list shows that nothing is chosen if its answer in a draft is no longer offered', () => {
  const page = pageAt(PATHS.consultation);
  const list = page.querySelector<HTMLSelectElement>('#location');
  if (list?.form) fillIn(list.form, (name) => name === 'location' && ['gone']);
  expect(list?.selectedIndex).toBe(0);
});
