import { SECTIONS as ALL, type FieldName, questionOf } from 'functions/contract/questions.ts';
import { CircleAlert } from 'lucide';
import type { ComponentProps, MouseEvent, PropsWithChildren } from 'react';
import { FORM } from '../content/consultation.ts';
import { Icon } from '../ui/icon.tsx';

export interface FieldProps {
  /** Also the id of the control, or of the first one of a group. */
  readonly name: FieldName;
  readonly error: string | undefined;
}

/** One control with its label, hint and error message. The control has the attributes of `controlProps`. */
export function Field({ children, ...field }: PropsWithChildren<FieldProps>) {
  return (
    <div className="field" {...stateOf(field)}>
      <label className="label" htmlFor={field.name}>
        <Label name={field.name} />
      </label>
      <Described {...field}>{children}</Described>
    </div>
  );
}

export function stateOf({ name, error }: FieldProps) {
  return { 'data-field': name, 'data-invalid': error ? '' : undefined };
}

export function controlProps({ name, error }: FieldProps) {
  const described = [FORM.hints[name] && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return {
    id: name,
    name,
    required: Boolean(questionOf(name).required),
    'aria-invalid': Boolean(error) || undefined,
    'aria-describedby': described || undefined,
  };
}

/** The sections of the form. Its head asks about pups. */
export const SECTIONS = ALL.filter(({ key }) => key !== 'pups');

/** The questions whose label repeats the heading of their section directly above. Only screen readers read it again. */
export const HEADED = new Set<FieldName>(
  SECTIONS.flatMap(({ title, questions: [{ name, label }] }) =>
    title.toLowerCase().includes(label.toLowerCase()) ? name : [],
  ),
);

export function Label({ name }: Pick<FieldProps, 'name'>) {
  const { label, required } = questionOf(name);
  if (HEADED.has(name)) return <span className="visually-hidden">{label}</span>;
  if (required) return label;
  return (
    <>
      <span>{label}</span>
      <span className="optional">{` ${FORM.optional}`}</span>
    </>
  );
}

export function Described({ name, error, children }: PropsWithChildren<FieldProps>) {
  return (
    <>
      {FORM.hints[name] && (
        <p className="hint" id={`${name}-hint`}>
          {FORM.hints[name]}
        </p>
      )}
      {children}
      {error && (
        <p className="message" id={`${name}-error`}>
          <Icon of={CircleAlert} size={20} />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}

/** A link to a field. Focuses its control and scrolls its label into view, or the heading in place of a label. */
export function FieldLink({ name, ...props }: ComponentProps<'a'> & { readonly name: FieldName }) {
  function follow(event: MouseEvent) {
    event.preventDefault();
    const field = document.querySelector(`[data-field="${name}"]`);
    (HEADED.has(name) ? field?.closest('section') : field)?.scrollIntoView({ behavior: 'instant' });
    document.getElementById(name)?.focus({ preventScroll: true });
  }
  return <a href={`#${name}`} onClick={follow} {...props} />;
}
