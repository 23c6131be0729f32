import { chakra } from '@chakra-ui/react';
import { type FormikProps, useFormikContext } from 'formik';
import type { FieldName } from 'functions/contract/fields.ts';
import { Check } from 'lucide';
import { type MouseEvent, useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react';
import { FORM } from '../../content/consultation.ts';
import { focusField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Heading3, textLink } from '../../ui/section.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Answers } from './answers.ts';
import { messagesOf } from './messages.ts';

type Messages = ReadonlyMap<FieldName, string>;
type FormState = Pick<FormikProps<Answers>, 'submitCount' | 'isSubmitting'>;

const Frame = chakra('div', {
  base: {
    marginBottom: '12',
    paddingTop: '5',
    paddingBottom: '3',
    paddingInline: { base: '5', md: '7' },
    bg: 'white',
    border: '3px solid {colors.error}',
    borderRadius: 'row',
    scrollMarginTop: '2',
    '& ul': { columns: '24rem 2', columnGap: '12' },
    '& li': { borderTop: 'hairline', breakInside: 'avoid' },
    // Whoever pressed the button with a pointer shall see as well where the focus went.
    '&&:focus': { outline: '3px solid var(--focus-ring)', outlineOffset: '3px' },
  },
});

const row = { display: 'flex', alignItems: 'center', gap: '2', minHeight: 'target', paddingBlock: '1' } as const;
const MessageLink = chakra('a', { base: { ...textLink, ...row, color: 'error', fontWeight: '650' } });

/** What the last submit was refused for. It stays as it is until the next one; what is answered since is ticked off. */
export function ErrorSummary() {
  const formik = useDeferredValue(useFormikContext<Answers>());
  const messages = messagesOf(formik);
  const listed = useLastRefusal(messages, formik);
  const frame = useFocusOn(listed);
  const headingId = useId();
  if (!listed.size) return null;
  return (
    <Frame ref={frame} tabIndex={-1} aria-labelledby={headingId} role="group">
      <div role="alert">
        <Heading3 as="h2" id={headingId} marginBottom="3" color="fg">
          {FORM.problem.heading}
        </Heading3>
        <ul>
          {Array.from(listed, ([name, message]) => (
            <li key={name}>
              <SummaryLink name={name} message={message} solved={messages.get(name) !== message} />
            </li>
          ))}
        </ul>
      </div>
    </Frame>
  );
}

interface SummaryLinkProps {
  readonly name: FieldName;
  readonly message: string;
  readonly solved: boolean;
}

function SummaryLink({ name, message, solved }: SummaryLinkProps) {
  function follow(event: MouseEvent) {
    event.preventDefault();
    focusField(name);
  }
  return (
    <MessageLink href={`#${name}`} onClick={follow} color={solved ? 'fg.muted' : 'error'}>
      {solved && <Icon of={Check} size={20} />}
      {solved && <VisuallyHidden>{FORM.problem.solved}</VisuallyHidden>}
      {message}
    </MessageLink>
  );
}

/** The messages as they were when the last submit had ended. */
function useLastRefusal(messages: Messages, { submitCount, isSubmitting }: FormState): Messages {
  const [listed, setListed] = useState(messages);
  const [ended, setEnded] = useState(0);
  if (!isSubmitting && ended !== submitCount) {
    setEnded(submitCount);
    setListed(messages);
  }
  return listed;
}

function useFocusOn(listed: Messages) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!listed.size) return;
    frame.current?.scrollIntoView({ behavior: 'instant' });
    frame.current?.focus({ preventScroll: true });
  }, [listed]);
  return frame;
}
