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

export interface FieldWords {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** The text beside the label of an optional field. Undefined for a required one. */
  readonly optional?: string | undefined;
}

export interface ControlProps {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': boolean | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps extends FieldWords {
  readonly children: (control: ControlProps) => ReactNode;
}

/** One control with its label, hint and error message, linked by ARIA attributes. */
export function Field({ children, ...words }: FieldProps) {
  return (
    <Frame invalid={Boolean(words.error)} data-field={words.id}>
      <Label htmlFor={words.id}>
        <Name {...words} />
      </Label>
      <HintOf {...words} />
      <chakra.div marginTop="2">{children(controlOf(words))}</chakra.div>
      <MessageOf {...words} />
    </Frame>
  );
}

interface FieldGroupProps extends FieldWords {
  readonly role: 'radiogroup' | 'group';
  readonly children: ReactNode;
}

/** A fieldset for radio buttons or checkboxes. */
export function FieldGroup({ role, children, ...words }: FieldGroupProps) {
  const { required, 'aria-invalid': invalid, 'aria-describedby': describedBy } = controlOf(words);
  const state = role === 'radiogroup' && { 'aria-invalid': invalid, 'aria-required': required || undefined };
  return (
    <GroupFrame
      role={role === 'radiogroup' ? role : undefined}
      invalid={Boolean(words.error)}
      aria-describedby={describedBy}
      data-field={words.id}
      {...state}
    >
      <Legend marginBottom={words.hint ? '0' : '3'}>
        <Name {...words} />
      </Legend>
      <HintOf {...words} />
      <chakra.div display="grid" gap="2" marginTop="3">
        {children}
      </chakra.div>
      <MessageOf {...words} />
    </GroupFrame>
  );
}

/** Focuses a field's control and scrolls its label into view. */
export function focusField(id: string): void {
  document.querySelector(`[data-field="${id}"]`)?.scrollIntoView({ behavior: 'instant' });
  document.getElementById(id)?.focus({ preventScroll: true });
}

function controlOf({ id, hint, error, optional }: FieldWords): ControlProps {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    required: !optional,
    'aria-invalid': Boolean(error) || undefined,
    'aria-describedby': described || undefined,
  };
}

function Name({ label, optional }: FieldWords) {
  return (
    <>
      {label}
      {optional && <Optional> {optional}</Optional>}
    </>
  );
}

function HintOf({ id, hint }: FieldWords) {
  return hint && <Hint id={`${id}-hint`}>{hint}</Hint>;
}

function MessageOf({ id, error }: FieldWords) {
  return (
    error && (
      <Message id={`${id}-error`}>
        <Icon of={CircleAlert} size={20} />
        {error}
      </Message>
    )
  );
}
