import { chakra, defineRecipe } from '@chakra-ui/react';
import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

const frame = defineRecipe({
  base: { minWidth: '0', border: '0 solid transparent', scrollMarginTop: '2' },
  variants: {
    invalid: { true: { borderLeftWidth: '4px', borderLeftColor: 'error', paddingLeft: '4' } },
  },
});
const Frame = chakra('div', frame);
const GroupFrame = chakra('fieldset', frame);

const name = { display: 'block', textStyle: 'label' } as const;
const Label = chakra('label', { base: { ...name, width: 'fit-content', maxWidth: 'full' } });
/** Floated, because otherwise the border of the fieldset starts at the middle of the legend. */
const Legend = chakra('legend', { base: { ...name, float: 'left', width: 'full', '& + *': { clear: 'both' } } });
const Optional = chakra('span', { base: { color: 'fg.muted', fontWeight: '400' } });
const Hint = chakra('p', { base: { marginTop: '0.5', textStyle: 'hint', color: 'fg.muted' } });

const Message = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    marginTop: '2.5',
    color: 'error',
    fontWeight: '650',
    lineHeight: '1.35',
    '& svg': { marginTop: '0.1em' },
  },
});

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
  readonly children: (control: ControlProps) => ReactNode;
}

/** One control with its label, hint and error message, linked by ARIA attributes. */
export function Field({ children, ...field }: SingleFieldProps) {
  return (
    <Frame invalid={Boolean(field.error)} data-field={field.name}>
      <Label htmlFor={field.name}>
        <Name {...field} />
      </Label>
      <HintOf {...field} />
      <chakra.div marginTop="2">{children(controlOf(field))}</chakra.div>
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
      <Legend marginBottom={field.hint ? '0' : '3'}>
        <Name {...field} />
      </Legend>
      <HintOf {...field} />
      <chakra.div display="grid" gap="2" marginTop="3">
        {children}
      </chakra.div>
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
      {optional && <Optional> {optional}</Optional>}
    </>
  );
}

function HintOf({ name, hint }: FieldProps) {
  return hint && <Hint id={`${name}-hint`}>{hint}</Hint>;
}

function MessageOf({ name, error }: FieldProps) {
  return (
    error && (
      <Message id={`${name}-error`}>
        <Icon of={CircleAlert} size={20} />
        <span>{error}</span>
      </Message>
    )
  );
}
