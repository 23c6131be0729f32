import type { FieldName } from './fields.ts';
import type { OPTIONS } from './options.ts';

interface Condition {
  readonly question: keyof typeof OPTIONS;
  readonly unless: string;
}

/** Fields that depend on another question: they are shown if an option of it is chosen, except `unless`. */
export const CONDITIONS = {
  childrenAges: { question: 'familySize', unless: 'adults-only' },
  deploymentConsiderations: { question: 'militaryStatus', unless: 'civilian' },
} as const satisfies Partial<Record<FieldName, Condition>>;

export type ConditionalName = keyof typeof CONDITIONS;

/** The conditional fields that the form hides, given these answers. */
export function hiddenFields(answers: Readonly<Partial<Record<FieldName, unknown>>>): ConditionalName[] {
  return (Object.keys(CONDITIONS) as ConditionalName[]).filter((name) => {
    const { question, unless } = CONDITIONS[name];
    const chosen = [answers[question]].flat();
    return !chosen.some((value) => typeof value === 'string' && value !== '' && value !== unless);
  });
}
