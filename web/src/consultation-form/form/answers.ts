import './zod-without-eval.ts';
import { type ConsultationRequest, consultationSchema } from 'functions/contract/consultation.ts';
import { EMPTY_REQUEST } from 'functions/contract/empty-request.ts';
import { FIELD_NAMES, type FieldName } from 'functions/contract/fields.ts';
import { fillIn } from '../../given-answers.ts';

/** The values of the form: texts as they were typed, options by their value. An empty string means no answer. */
export type Answers = {
  readonly [Name in FieldName]: ConsultationRequest[Name] extends readonly string[] ? readonly string[] : string;
};

export type ListName = { [Name in FieldName]: Answers[Name] extends string ? never : Name }[FieldName];
export type TextName = Exclude<FieldName, ListName>;

export const NO_ANSWERS: Answers = EMPTY_REQUEST;

/** The answers that the controls of the form show. */
export function answersIn(form: HTMLFormElement): Answers {
  const data = new FormData(form);
  const answers = FIELD_NAMES.map((name) => {
    const isList = typeof NO_ANSWERS[name] !== 'string';
    return [name, isList ? data.getAll(name) : (data.get(name) ?? '')];
  });
  return Object.fromEntries(answers);
}

/** Shows the answers in the controls of the form. Leaves the controls of other fields as they are. */
export function showAnswers(form: HTMLFormElement, answers: Partial<Answers>): void {
  fillIn(form, (name) => [answers[name as FieldName] ?? []].flat());
}

/** The fields that the schema requires. Computed at the first render, which keeps the evaluation of this module short. */
let required: ReadonlySet<unknown> | undefined;

export function isRequired(name: FieldName): boolean {
  required ??= new Set(consultationSchema.safeParse({}).error?.issues.map(({ path: [field] }) => field));
  return required.has(name);
}
