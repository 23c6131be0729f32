import { type FieldName, QUESTIONS } from 'functions/contract/questions.ts';
import { FORM } from '../content/consultation.ts';

/** The eight things that the farm must know, one for each piece of the quilt, with the required questions about it. */
export const THINGS: readonly { readonly label: string; readonly fields: readonly FieldName[] }[] = [
  { label: FORM.progress.name, fields: ['firstName', 'lastName'] },
  { label: FORM.progress.contact, fields: ['email', 'phone'] },
  ...(['location', 'familySize', 'propertyType', 'dogExperience', 'timeline', 'guardianGoals'] as const).map(
    (name) => ({ label: QUESTIONS[name].label, fields: [name] }),
  ),
];
