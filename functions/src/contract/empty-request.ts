import { type ConsultationRequest, consultationSchema } from './consultation.ts';
import { FIELD_NAMES, type FieldName } from './fields.ts';

type EmptyRequest = {
  readonly [Name in FieldName]: ConsultationRequest[Name] extends readonly string[] ? readonly [] : '';
};

/** What a form that nobody touched would send: no text, and no choice where several can be chosen. */
export const EMPTY_REQUEST = Object.fromEntries(
  FIELD_NAMES.map((name) => [name, isList(name) ? [] : '']),
) as unknown as EmptyRequest;

function isList(name: FieldName): boolean {
  const { def } = consultationSchema.def.out.shape[name];
  return (def.type === 'default' ? def.innerType.def.type : def.type) === 'array';
}
