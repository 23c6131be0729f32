import { FIELD_NAMES } from 'functions/contract/fields.ts';
import { expect, test } from 'vitest';
import { isRequired } from '../src/consultation-form/form/answers.ts';
import { PATHS } from '../src/routes.ts';
import { all, pageAt } from './built-pages.ts';

test('without script, exactly the required fields are marked as required, except checkboxes', () => {
  const page = pageAt(PATHS.consultation);
  for (const name of FIELD_NAMES) {
    const controls = all(page, `[name="${name}"]`);
    // HTML cannot require one of several checkboxes. The server checks it.
    const isAsked = isRequired(name) && controls[0]?.getAttribute('type') !== 'checkbox';
    expect(controls.map((control) => control.hasAttribute('required'))).toEqual(controls.map(() => isAsked));
  }
});
