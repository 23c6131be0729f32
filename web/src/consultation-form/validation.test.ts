import { validateYupSchema, yupToFormErrors } from 'formik';
import { EMPTY_REQUEST } from 'functions/contract/questions.ts';
import { CONSULTATION_CASES } from 'functions/contract/schema.cases.ts';
import { expect, test } from 'vitest';
import type { Answers } from './answers.ts';
import { messagesOf, VALIDATION } from './validation.ts';

// The function is tested with the same cases, so form and server give the same messages.
test.each(CONSULTATION_CASES)('the form validates $name', async ({ request, errors }) => {
  const refusal = await validateYupSchema({ ...request }, VALIDATION).catch(yupToFormErrors<Answers>);
  const messages = messagesOf(refusal ?? {}, EMPTY_REQUEST);
  expect(Object.fromEntries(messages)).toEqual(errors);
});
