import type { FieldName } from 'functions/contract/questions.ts';
import { consultationSchema } from 'functions/contract/schema.ts';
import { Check } from 'lucide';
import { createContext, type ReactNode, use, useDeferredValue, useMemo, useState } from 'react';
import { FORM } from '../content/consultation.ts';
import { BarnQuilt } from '../ui/barn-quilt.tsx';
import { Icon } from '../ui/icon.tsx';
import { PlainList } from '../ui/plain-list.tsx';
import type { Answers } from './answers.ts';
import { FieldLink } from './field.tsx';
import { THINGS } from './things.ts';
import type { Messages } from './validation.ts';

const ALL_OPEN = THINGS.flatMap(({ fields }) => fields).join(' ');

/** The required fields without a valid answer. One string, so that only a change renders what reads it. */
export const OpenFields = createContext(ALL_OPEN);

/**
 * `typed` is the field in which the visitor is typing: it counts as open, and the answers are not validated again until the
 * visitor leaves it.
 */
export function useOpenFields(values: Answers, messages: Messages, typed: string | undefined): string {
  const [settled, setSettled] = useState(values);
  if (!typed && settled !== values) setSettled(values);
  return useDeferredValue(useMemo(() => openFields(settled, messages, typed), [settled, messages, typed]));
}

function openFields(values: Answers, messages: Messages, typed: string | undefined): string {
  // Saves the time of the schema's first use when a phone hydrates the form.
  if (!Object.values(values).some(({ length }) => length)) return ALL_OPEN;
  const issues = consultationSchema.safeParse(values).error?.issues ?? [];
  const invalid = new Set(issues.map(({ path: [field] }) => field));
  const isOpen = (name: FieldName) => name === typed || invalid.has(name) || messages.has(name);
  return THINGS.flatMap(({ fields }) => fields.filter(isOpen)).join(' ');
}

/** The first field of each thing that still needs an answer; undefined for the others. */
function useOpenThings(): readonly (FieldName | undefined)[] {
  const open = use(OpenFields).split(' ');
  return THINGS.map(({ fields }) => fields.find((name) => open.includes(name)));
}

/** Whether a thing is answered. */
export function useHasProgress(): boolean {
  return useOpenThings().includes(undefined);
}

/** The quilt, with a piece for each thing that is answered. */
export function ProgressQuilt() {
  const filled = useOpenThings().map((field, index) => [`--piece-${index + 1}`, field ? undefined : 'initial']);
  return <BarnQuilt style={Object.fromEntries(filled)} />;
}

/** For example "5 of 8". */
export function Count() {
  const open = useOpenThings().filter(Boolean).length;
  const text = FORM.progress.count(THINGS.length - open, THINGS.length);
  return (
    <span key={text} className="count">
      {text}
    </span>
  );
}

/** Says what is missing. */
export function Missing() {
  const missing = useOpenThings().filter(Boolean).length;
  const { nothing, some, everything } = FORM.progress;
  const text = missing === 0 ? everything : missing < THINGS.length ? some : nothing;
  return <span key={text}>{text}</span>;
}

/** Links to what is missing. `answered` shows a thing that is answered. */
export function ThingList({ answered = () => null }: { readonly answered?: (label: string) => ReactNode }) {
  const open = useOpenThings();
  const items = THINGS.map(({ label }, index) => ({ label, field: open[index] }));
  return (
    <PlainList>
      {items
        .filter(({ label, field }) => field || answered(label))
        .map(({ label, field }) => (
          <li key={label}>{field ? <FieldLink name={field}>{label}</FieldLink> : answered(label)}</li>
        ))}
    </PlainList>
  );
}

function Caption() {
  return useHasProgress() ? (
    <p>
      <Count /> <span>{FORM.progress.answered}</span>
    </p>
  ) : (
    <p>
      <Missing />
    </p>
  );
}

/** The quilt with the count and the list of what is answered and what is missing. */
export function ProgressColumn() {
  return (
    <aside className="progress-column" aria-label={FORM.progress.label}>
      <ProgressQuilt />
      <Caption />
      <ThingList
        answered={(label) => (
          <>
            <Icon of={Check} size={18} />
            <span>{label}</span>
          </>
        )}
      />
    </aside>
  );
}
