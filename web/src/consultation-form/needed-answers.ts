import { QUESTIONS, type RequiredName } from 'functions/contract/questions.ts';
import { FORM } from '../content/consultation.ts';

interface Thing {
  readonly label: string;
  /** The required questions about it. */
  readonly fields: readonly RequiredName[];
}

/** The eight things that the farm must know, one for each piece of the quilt. */
export const THINGS: readonly Thing[] = [
  { label: FORM.progress.name, fields: ['firstName', 'lastName'] },
  { label: FORM.progress.contact, fields: ['email', 'phone'] },
  ...(['location', 'familySize', 'propertyType', 'dogExperience', 'timeline', 'guardianGoals'] as const).map(
    (name) => ({ label: QUESTIONS[name].label, fields: [name] }),
  ),
];
