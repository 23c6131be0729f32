import { chakra, defineRecipe } from '@chakra-ui/react';
import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { choices } from './choices.ts';
import { Icon } from './icon.tsx';

const name = { display: 'block', textStyle: 'label' } as const;

/** One styled element for each question: styling each part of each question would make hydration slower. */
const frame = defineRecipe({
  base: {
    minWidth: '0',
    border: '0 solid transparent',
    scrollMarginTop: '2',
    '& > label': { ...name, width: 'fit-content', maxWidth: 'full' },
    // Floated, because otherwise the border of the fieldset starts at the middle of the legend.
    '& > legend': { ...name, float: 'left', width: 'full', '& + *': { clear: 'both' } },
    '& .optional': { color: 'fg.muted', fontWeight: '400' },
    '& > .hint': { marginTop: '0.5', textStyle: 'hint', color: 'fg.muted' },
    '& > .control': { marginTop: '1.5' },
    ...choices,
    '& > .message': {
      display: 'flex',
      gap: '2',
      marginTop: '2.5',
      color: 'error',
      fontWeight: '650',
      lineHeight: '1.35',
      '& svg': { marginTop: '0.1em' },
    },
  },
  variants: {
    invalid: { true: { borderLeftWidth: '4px', borderLeftColor: 'error', paddingLeft: '3' } },
  },
});
const Frame = chakra('div', frame);
const GroupFrame = chakra('fieldset', frame);

/** The label, hint and message of a field. */
export interface FieldProps<Name extends string = string> {
  /** Also the id of the control, or of the first one of a group. */
  readonly name: Name;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** The text beside the label of an optional field. Undefined for a required one. */
  readonly optional?: string | undefined;
}

export interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly 'aria-invalid': boolean | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface SingleFieldProps extends FieldProps {
  /** Whether it stands beside another field that is `half`. */
  readonly half?: boolean | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** One control with its label, hint and error message, linked by ARIA attributes. */
export function Field({ half, children, ...field }: SingleFieldProps) {
  return (
    <Frame className={half ? 'half' : undefined} invalid={Boolean(field.error)} data-field={field.name}>
      <label htmlFor={field.name}>
        <Name {...field} />
      </label>
      <HintOf {...field} />
      <div className="control">{children(controlOf(field))}</div>
      <MessageOf {...field} />
    </Frame>
  );
}

interface FieldGroupProps extends FieldProps {
  readonly role: 'radiogroup' | 'group';
  readonly children: ReactNode;
}

/** A fieldset for radio buttons or checkboxes. */
export function FieldGroup({ role, children, ...field }: FieldGroupProps) {
  const { required, 'aria-invalid': invalid, 'aria-describedby': describedBy } = controlOf(field);
  const state = role === 'radiogroup' && { 'aria-invalid': invalid, 'aria-required': required || undefined };
  return (
    <GroupFrame
      role={role === 'radiogroup' ? role : undefined}
      invalid={Boolean(field.error)}
      aria-describedby={describedBy}
      data-field={field.name}
      {...state}
    >
      <legend>
        <Name {...field} />
      </legend>
      <HintOf {...field} />
      <div className="choices">{children}</div>
      <MessageOf {...field} />
    </GroupFrame>
  );
}

/** Focuses a field's control and scrolls its label into view. */
export function focusField(name: string): void {
  document.querySelector(`[data-field="${name}"]`)?.scrollIntoView({ behavior: 'instant' });
  document.getElementById(name)?.focus({ preventScroll: true });
}

function controlOf({ name, hint, error, optional }: FieldProps): ControlProps {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return {
    id: name,
    name,
    required: !optional,
    'aria-invalid': Boolean(error) || undefined,
    'aria-describedby': described || undefined,
  };
}

function Name({ label, optional }: FieldProps) {
  return (
    <>
      <span>{label}</span>
      {optional && <span className="optional"> {optional}</span>}
    </>
  );
}

function HintOf({ name, hint }: FieldProps) {
  return (
    hint && (
      <p className="hint" id={`${name}-hint`}>
        {hint}
      </p>
    )
  );
}

function MessageOf({ name, error }: FieldProps) {
  return (
    error && (
      <p className="message" id={`${name}-error`}>
        <Icon of={CircleAlert} size={20} />
        <span>{error}</span>
      </p>
    )
  );
}
