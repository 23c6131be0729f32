import './zod-without-eval.ts';
import { type ConsultationRequest, consultationSchema } from 'functions/contract/consultation.ts';
import { EMPTY_REQUEST } from 'functions/contract/empty-request.ts';
import { FIELD_NAMES, type FieldName } from 'functions/contract/fields.ts';

/** The values of the form: texts as they were typed, options by their value. An empty string means no answer. */
export type Answers = {
  readonly [Name in FieldName]: ConsultationRequest[Name] extends readonly string[] ? readonly string[] : string;
};

export type ListName = { [Name in FieldName]: Answers[Name] extends string ? never : Name }[FieldName];
export type TextName = Exclude<FieldName, ListName>;

export const NO_ANSWERS: Answers = EMPTY_REQUEST;

/** The fields that the schema requires. Computed at the first render, which keeps the evaluation of this module short. */
let required: ReadonlySet<unknown> | undefined;

export function isRequired(name: FieldName): boolean {
  required ??= new Set(consultationSchema.safeParse({}).error?.issues.map(({ path: [field] }) => field));
  return required.has(name);
}

/** Reads each field and returns those with a valid answer. */
export function answersIn(read: (name: FieldName, isList: boolean) => unknown): Partial<Answers> {
  const values = FIELD_NAMES.map((name) => [name, read(name, typeof NO_ANSWERS[name] !== 'string')] as const);
  return Object.fromEntries(values.filter(([name, value]) => isAnswer(name, value)));
}

function isAnswer(name: FieldName, value: unknown): boolean {
  if (typeof NO_ANSWERS[name] === 'string') return typeof value === 'string' && value !== '';
  return Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string');
}
