import { chakra, defineStyle } from '@chakra-ui/react';
import { FORM_PATH } from 'functions/contract/call.ts';
import { FIELD_NAMES } from 'functions/contract/questions.ts';
import { CircleAlert, CircleCheck, Phone, X } from 'lucide';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { FORM, TOASTS } from '../content/consultation.ts';
import { PHONE_HREF } from '../content/farm.ts';
import { CONTACT } from '../content/site.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { ContactText } from '../ui/contact-rows.tsx';
import { Icon } from '../ui/icon.tsx';
import { LARGE_TEXT } from '../ui/theme/media.ts';
import { useCanAnnounce } from '../ui/use-can-announce.ts';
import { hasChanges, useRecord } from './record.ts';
import type { Failure } from './send.ts';
import { resumeSending, useSubmission } from './submission.ts';

/** In the lower corner, because the list of errors and the quilt of the thank-you screen are at the top. */
const region = defineStyle({
  position: 'fixed',
  zIndex: '2',
  right: '12px',
  left: { base: '12px', sm: 'auto' },
  bottom: '12px',
});

/** Not higher than the window below the bar. The title and the button to close it are always in view. */
const cardStyles = defineStyle({
  display: 'flex',
  flexDirection: 'column',
  width: { sm: '25rem' },
  maxWidth: '100%',
  maxHeight: 'calc(100dvh - var(--bar) - 24px)',
  bg: 'white',
  '--accent': '{colors.deep}',
  '&[data-toast=error]': { '--accent': '{colors.error}' },
  border: '2px solid var(--accent)',
  borderRadius: 'plate',
  boxShadow: 'toast',
  lineHeight: '1.4',
  _motionSafe: {
    transition: 'opacity 200ms, transform 200ms',
    _starting: { opacity: '0', transform: 'translateY(16px)' },
  },
  '& .head': { display: 'flex', gap: '12px', padding: '8px 8px 0 16px', color: 'var(--accent)' },
  '& .head svg': { marginTop: '10px' },
  '& strong': { flexGrow: '1', marginTop: '10px', textStyle: 'item' },
  '& .close': {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '48px',
    height: '48px',
    borderRadius: 'control',
    color: 'fg',
    cursor: 'pointer',
    _hover: { bg: 'bg.selected' },
  },
  // Below the title, which is beside the icon.
  '& .body': { overflow: 'auto', padding: '0 16px 16px 54px' },
  '& .kept': { marginTop: '1' },
  '& .action:not(:empty)': { display: 'grid', gap: '2', marginTop: '3' },
  [LARGE_TEXT]: {
    '& .head': { gap: '4px', padding: '4px 4px 0 12px' },
    '& .head svg': { display: 'none' },
    '& .body': { padding: '0 12px 12px' },
  },
});

/**
 * Shows the result of the last submission until the visitor closes it or submits again. Its live regions render before any
 * toast, because screen readers announce only changes in them.
 */
export function SubmissionToast({ isAway }: { readonly isAway: boolean }) {
  const { status, error, submittedAt = 0 } = useSubmission() ?? {};
  const [closed, setClosed] = useState(0);
  useEffect(resumeSending, []);
  // A form that is sent during hydration can be stored before the regions are hydrated.
  const canAnnounce = useCanAnnounce();
  const shown = canAnnounce && closed !== submittedAt && status;
  const toast = <Toast error={error} isAway={isAway} onClose={() => setClosed(submittedAt)} />;
  return (
    <chakra.div css={region}>
      <div role="alert">{shown === 'error' && toast}</div>
      <div role="status">{shown === 'success' && toast}</div>
    </chakra.div>
  );
}

interface ToastProps {
  /** Undefined after a success. */
  readonly error: Failure | null | undefined;
  readonly isAway: boolean;
  readonly onClose: () => void;
}

/** A message in the corner. Closing returns the focus to where it was. */
function Toast({ error, isAway, onClose }: ToastProps) {
  const asks = useRecord(hasChanges) && isAway;
  const card = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  function rememberFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }
  function close() {
    const hadFocus = card.current?.contains(document.activeElement);
    onClose();
    if (hadFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  }
  useEffect(() => {
    // Escape closes the open menu first.
    const closeOnEscape = ({ key, isComposing }: KeyboardEvent) =>
      key === 'Escape' && !isComposing && !document.querySelector(':popover-open') && close();
    // The thank-you screen, which opens at its top, says the same as the toast of a success.
    const leaveTop = () => !error && !isAway && window.scrollY > 0 && close();
    document.addEventListener('keydown', closeOnEscape);
    addEventListener('scroll', leaveTop, { passive: true });
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      removeEventListener('scroll', leaveTop);
    };
  });
  const { title, text } = error ? { ...TOASTS.error, text: error.message } : TOASTS.success;
  const refused = error && FIELD_NAMES.some((name) => error.fieldErrors?.[name]);
  const kept = error ? !refused && (isAway ? TOASTS.keptAway : TOASTS.kept) : asks && FORM.draft.changed;
  return (
    <chakra.div css={cardStyles} ref={card} data-toast={error ? 'error' : 'success'} onFocus={rememberFocus}>
      <div className="head">
        <Icon of={error ? CircleAlert : CircleCheck} size={26} />
        <strong>{title}</strong>
        <button className="close" type="button" aria-label={TOASTS.close} onClick={close}>
          <Icon of={X} size={24} />
        </button>
      </div>
      <div className="body">
        <p>{text}</p>
        {kept && <p className="kept">{kept}</p>}
        <div className="action">
          {isAway && (error || asks) && <ButtonAnchor href={FORM_PATH}>{TOASTS.back}</ButtonAnchor>}
          {error && (
            <ButtonAnchor look="solid" href={PHONE_HREF}>
              <Icon of={Phone} size={20} />
              <ContactText {...CONTACT.phone} />
            </ButtonAnchor>
          )}
        </div>
      </div>
    </chakra.div>
  );
}
