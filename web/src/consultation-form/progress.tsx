import { useBreakpointValue } from '@chakra-ui/react';
import type { FieldName } from 'functions/contract/questions.ts';
import { consultationSchema } from 'functions/contract/schema.ts';
import { Check } from 'lucide';
import { createContext, type PropsWithChildren, use, useDeferredValue, useMemo } from 'react';
import { FORM } from '../content/consultation.ts';
import { BarnQuilt } from '../ui/barn-quilt.tsx';
import { Icon } from '../ui/icon.tsx';
import { PlainList } from '../ui/plain-list.tsx';
import type { Answers } from './answers.ts';
import { FieldLink } from './field.tsx';
import { THINGS } from './things.ts';
import type { Messages } from './validation.ts';

const ALL_OPEN: readonly (FieldName | undefined)[] = THINGS.map(({ fields: [first] }) => first);

/** The first field of each thing that still needs an answer; undefined for the others. */
const OpenThings = createContext(ALL_OPEN);

interface FormState {
  readonly values: Answers;
  readonly messages: Messages;
  /** The field in which the visitor is typing. It counts as open. */
  readonly typed: string | undefined;
}

/**
 * Counts what is answered. `data-answered` has the numbers of the things, for the quilts (ui/barn-quilt.tsx).
 * Deferred in a component of its own, so that the form renders once for each answer.
 */
export function Progress({ children, ...form }: PropsWithChildren<FormState>) {
  const { values, messages, typed } = useDeferredValue(form);
  const open = useMemo(() => openThings({ values, messages, typed }), [values, messages, typed]);
  const answered = open.flatMap((field, index) => (field ? [] : [index + 1]));
  return (
    <div className="container consultation-form" data-answered={answered.join(' ')}>
      <OpenThings value={open}>{children}</OpenThings>
    </div>
  );
}

function openThings({ values, messages, typed }: FormState): typeof ALL_OPEN {
  // Saves the time of the schema's first use when a phone hydrates the form.
  if (!Object.values(values).some(({ length }) => length)) return ALL_OPEN;
  const issues = consultationSchema.safeParse(values).error?.issues ?? [];
  const invalid = new Set(issues.map(({ path: [field] }) => field));
  const isOpen = (name: FieldName) => name === typed || invalid.has(name) || messages.has(name);
  return THINGS.map(({ fields }) => fields.find(isOpen));
}

/** For example "5 of 8". Nothing until something is answered. */
export function Count() {
  const open = use(OpenThings).filter(Boolean).length;
  if (open === THINGS.length) return null;
  const text = FORM.progress.count(THINGS.length - open, THINGS.length);
  return (
    <span key={text} className="count">
      {text}
    </span>
  );
}

export function Missing() {
  const missing = use(OpenThings).filter(Boolean).length;
  const { nothing, some, everything } = FORM.progress;
  const text = missing === 0 ? everything : missing < THINGS.length ? some : nothing;
  return <span key={text}>{text}</span>;
}

/** Links to what is missing. With `answeredToo`, also what is answered. */
export function ThingList({ answeredToo = false }: { readonly answeredToo?: boolean }) {
  const open = use(OpenThings);
  return (
    <PlainList>
      {THINGS.map(({ label }, index) => {
        const field = open[index];
        if (!field && !answeredToo) return null;
        return (
          <li key={label}>
            {!field && <Icon of={Check} size={18} />}
            {field ? <FieldLink name={field}>{label}</FieldLink> : <span>{label}</span>}
          </li>
        );
      })}
    </PlainList>
  );
}

interface CaptionProps {
  /** The text until something is answered. */
  readonly untouched: string;
  /** For the word after the count. */
  readonly className?: string;
}

/** For example "5 of 8 answered". */
export function Caption({ untouched, className }: CaptionProps) {
  return use(OpenThings).includes(undefined) ? (
    <p key="count">
      <Count /> <span className={className}>{FORM.progress.answered}</span>
    </p>
  ) : (
    <p key="untouched">{untouched}</p>
  );
}

/** The quilt with the count and the list of what is answered and what is missing. */
export function ProgressColumn() {
  return (
    <aside className="progress-column" aria-label={FORM.progress.label}>
      <BarnQuilt />
      <Caption untouched={FORM.progress.nothing} />
      <CheckedList />
    </aside>
  );
}

/** Only on wide screens, and only after hydration: nothing below it moves, and a phone has fewer elements to hydrate. */
function CheckedList() {
  const isWide = useBreakpointValue({ base: false, lg: true });
  return isWide && <ThingList answeredToo />;
}
