import type { FieldName } from './fields.ts';

interface Condition {
  readonly question: FieldName;
  readonly unless: string;
}

/** Fields that depend on another question: they are shown if it is answered with any option except `unless`. */
export const CONDITIONS = {
  childrenAges: { question: 'familySize', unless: 'adults-only' },
  deploymentConsiderations: { question: 'militaryStatus', unless: 'civilian' },
} as const satisfies Partial<Record<FieldName, Condition>>;

export type ConditionalName = keyof typeof CONDITIONS;

/** The conditional fields that the form hides, given these answers. */
export function hiddenFields(answers: Readonly<Partial<Record<FieldName, unknown>>>): ConditionalName[] {
  return (Object.keys(CONDITIONS) as ConditionalName[]).filter((name) => {
    const { question, unless } = CONDITIONS[name];
    const answer = answers[question];
    return typeof answer !== 'string' || answer === '' || answer === unless;
  });
}
