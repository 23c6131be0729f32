import { useFormikContext } from 'formik';
import type { FieldName } from 'functions/contract/questions.ts';
import { consultationSchema } from 'functions/contract/schema.ts';
import { createContext, type MouseEvent, type ReactNode, use, useDeferredValue } from 'react';
import { FORM } from '../content/consultation.ts';
import { BarnQuilt } from '../ui/barn-quilt.tsx';
import { focusField } from '../ui/field.tsx';
import type { Answers } from './answers.ts';
import { MessagesContext } from './messages.ts';
import { THINGS } from './things.ts';

/** The required fields without a valid answer. One string, so that only a change renders the quilts again. */
const OpenFields = createContext(THINGS.flatMap(({ fields }) => fields).join(' '));

export function ProgressProvider({ children }: { readonly children: ReactNode }) {
  const { values } = useFormikContext<Answers>();
  return <OpenFields value={useDeferredValue(openFields(values, use(MessagesContext)))}>{children}</OpenFields>;
}

function openFields(values: Answers, messages: { has(name: FieldName): boolean }): string {
  const issues = consultationSchema.safeParse(values).error?.issues ?? [];
  const invalid = new Set(issues.map(({ path: [field] }) => field));
  return THINGS.flatMap(({ fields }) => fields.filter((name) => invalid.has(name) || messages.has(name))).join(' ');
}

/** The first field of each thing that still needs an answer; undefined for the others. */
function useOpenThings(): readonly (FieldName | undefined)[] {
  const open = use(OpenFields).split(' ');
  return THINGS.map(({ fields }) => fields.find((name) => open.includes(name)));
}

/** The quilt, with a piece for each thing that is answered. */
export function ProgressQuilt() {
  return <BarnQuilt open={useOpenThings().map(Boolean)} />;
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

interface ThingListProps {
  /** Shows a thing that is answered. */
  readonly answered?: (label: string) => ReactNode;
}

/** Links to what is missing. */
export function ThingList({ answered = () => null }: ThingListProps) {
  const open = useOpenThings();
  const items = THINGS.map(({ label }, index) => ({ label, field: open[index] }));
  return (
    <ul>
      {items
        .filter(({ label, field }) => field || answered(label))
        .map(({ label, field }) => (
          <li key={label}>{field ? <FieldLink field={field}>{label}</FieldLink> : answered(label)}</li>
        ))}
    </ul>
  );
}

function FieldLink({ field, children }: { readonly field: FieldName; readonly children: ReactNode }) {
  function follow(event: MouseEvent) {
    event.preventDefault();
    focusField(field);
  }
  return (
    <a href={`#${field}`} onClick={follow}>
      {children}
    </a>
  );
}
