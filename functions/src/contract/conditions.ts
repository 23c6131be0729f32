import type { FieldName } from './fields.ts';

interface Condition {
  readonly question: FieldName;
  readonly unless: string;
}

/** Questions that only some families are asked: whoever has answered another one, but not like this. */
export const CONDITIONS = {
  childrenAges: { question: 'familySize', unless: 'adults-only' },
  deploymentConsiderations: { question: 'militaryStatus', unless: 'civilian' },
} as const satisfies Partial<Record<FieldName, Condition>>;

export type ConditionalName = keyof typeof CONDITIONS;

/** The conditional questions that these answers do not bring up. */
export function unaskedIn(answers: Readonly<Partial<Record<FieldName, unknown>>>): ConditionalName[] {
  return (Object.keys(CONDITIONS) as ConditionalName[]).filter((name) => {
    const { question, unless } = CONDITIONS[name];
    const answer = answers[question];
    return typeof answer !== 'string' || answer === '' || answer === unless;
  });
}
