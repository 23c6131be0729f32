import { CONSULTATION_CASES } from 'functions/contract/schema.cases.ts';
import { expect, test } from 'vitest';
import { problemsIn } from './validation.ts';

// The function is tested with the same cases, so form and server give the same messages.
test.each(CONSULTATION_CASES)('the form validates $name', ({ request, errors }) => {
  expect(Object.fromEntries(problemsIn({ ...request }))).toEqual(errors);
});
