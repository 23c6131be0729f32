import { validateYupSchema, yupToFormErrors } from 'formik';
import { CONSULTATION_CASES } from 'functions/contract/consultation.cases.ts';
import { consultationSchema } from 'functions/contract/consultation.ts';
import { expect, test } from 'vitest';
import { toFormikValidationSchema } from 'zod-formik-adapter';
import { type Answers, NO_ANSWERS } from './answers.ts';
import { messagesOf } from './messages.ts';

const formikSchema = toFormikValidationSchema(consultationSchema);

// The server holds the same table to the same verdict, in the same words.
test.each(CONSULTATION_CASES)('the form judges as the server does: $name', async ({ request, errors }) => {
  const refusal = await validateYupSchema({ ...request }, formikSchema).catch(yupToFormErrors<Answers>);
  const messages = messagesOf({ errors: refusal ?? {}, values: NO_ANSWERS, status: undefined });
  expect(Object.fromEntries(messages)).toEqual(errors);
});
