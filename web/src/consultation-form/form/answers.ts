import './zod-without-eval.ts';
import { type ConsultationRequest, consultationSchema } from 'functions/contract/consultation.ts';
import { EMPTY_REQUEST } from 'functions/contract/empty-request.ts';
import { FIELD_NAMES, type FieldName } from 'functions/contract/fields.ts';

/** What the form holds: text as it was typed, choices by their value, nothing as the empty string. */
export type Answers = {
  readonly [Name in FieldName]: ConsultationRequest[Name] extends readonly string[] ? readonly string[] : string;
};

export type ListName = { [Name in FieldName]: Answers[Name] extends string ? never : Name }[FieldName];
export type TextName = Exclude<FieldName, ListName>;

export const NO_ANSWERS: Answers = EMPTY_REQUEST;

/** Whatever an empty form is refused for; asked for the first time by what is drawn, after this file was evaluated. */
let required: ReadonlySet<unknown> | undefined;

export function isRequired(name: FieldName): boolean {
  required ??= new Set(consultationSchema.safeParse({}).error?.issues.map(({ path: [field] }) => field));
  return required.has(name);
}

/** The fields of `from` that hold an answer. */
export function answersIn(from: (name: FieldName, isList: boolean) => unknown): Partial<Answers> {
  const read = FIELD_NAMES.map((name) => {
    const empty = NO_ANSWERS[name];
    return [name, from(name, typeof empty !== 'string')] as const;
  });
  return Object.fromEntries(read.filter(([name, value]) => isAnswer(name, value)));
}

function isAnswer(name: FieldName, value: unknown): boolean {
  if (typeof NO_ANSWERS[name] === 'string') return typeof value === 'string' && value !== '';
  return Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string');
}
