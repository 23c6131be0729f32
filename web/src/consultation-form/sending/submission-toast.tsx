import { chakra, defineStyle } from '@chakra-ui/react';
import { FORM_PATH } from 'functions/contract/call.ts';
import { FIELD_NAMES } from 'functions/contract/questions.ts';
import { CircleAlert, CircleCheck, Phone, X } from 'lucide';
import { type FocusEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { FORM, TOASTS } from '../../content/consultation.ts';
import { PHONE_HREF } from '../../content/farm.ts';
import { CONTACT } from '../../content/site.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { ContactText } from '../../ui/contact-rows.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LARGE_TEXT } from '../../ui/theme/media.ts';
import { useCanAnnounce } from '../../ui/use-can-announce.ts';
import { hasChanges, useRecord } from '../record.ts';
import { resumeSending, useSubmission } from './submission.ts';

/** In the lower corner, because the list of errors and the quilt of the thank-you screen are at the top. */
const region = defineStyle({
  position: 'fixed',
  zIndex: '2',
  right: '3',
  left: { base: '3', sm: 'auto' },
  bottom: '3',
});

const cardStyles = defineStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: '3',
  width: { sm: '25rem' },
  maxWidth: '100%',
  padding: '4',
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
  '& > svg': { marginTop: '0.5', color: 'var(--accent)' },
  '& strong': { display: 'block', textStyle: 'item', color: 'var(--accent)' },
  '& > .kept': { gridColumn: '2 / -1', marginTop: '1' },
  '& > .close': {
    gridColumn: '3',
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    marginTop: '-2',
    marginRight: '-2',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { bg: 'bg.selected' },
  },
  '& > .action': { gridColumn: '1 / -1', display: 'grid', gap: '2', marginTop: '3' },
  [LARGE_TEXT]: { '& > :is(.text, .kept)': { gridColumn: '1 / -1' }, '& > .text': { gridRow: '2' } },
});

/**
 * Shows the result of the last submission until the visitor closes it or submits again. Its live regions render before
 * any toast, because screen readers announce only changes in them. `isAway` says that another page than the form's is shown.
 */
export function SubmissionToast({ isAway }: { readonly isAway: boolean }) {
  const { status, error, submittedAt = 0 } = useSubmission() ?? {};
  const [closed, setClosed] = useState(0);
  const close = useCallback(() => setClosed(submittedAt), [submittedAt]);
  useEffect(resumeSending, []);
  // A form that is sent during hydration can be stored before the regions are hydrated.
  const canAnnounce = useCanAnnounce();
  const asks = useRecord(hasChanges) && isAway;
  const shown = canAnnounce && closed !== submittedAt && status;
  return (
    <chakra.div css={region}>
      <div role="alert">
        {error && shown === 'error' && (
          <Toast kind="error" stays title={TOASTS.error.title} text={error.message} onClose={close}>
            {!FIELD_NAMES.some((name) => error.fieldErrors?.[name]) && (
              <p className="kept">{isAway ? TOASTS.keptAway : TOASTS.kept}</p>
            )}
            <div className="action">
              {isAway && <ButtonAnchor href={FORM_PATH}>{TOASTS.back}</ButtonAnchor>}
              <ButtonAnchor look="solid" href={PHONE_HREF}>
                <Icon of={Phone} size={20} />
                <ContactText {...CONTACT.phone} />
              </ButtonAnchor>
            </div>
          </Toast>
        )}
      </div>
      <div role="status">
        {shown === 'success' && (
          <Toast kind="success" {...TOASTS.success} onClose={close} stays={asks} leavesOnScroll={!isAway}>
            {asks && <p className="kept">{FORM.draft.changed}</p>}
            {asks && (
              <div className="action">
                <ButtonAnchor href={FORM_PATH}>{TOASTS.back}</ButtonAnchor>
              </div>
            )}
          </Toast>
        )}
      </div>
    </chakra.div>
  );
}

/** Milliseconds after which a toast that does not stay closes, as it does on the thank-you screen when the visitor scrolls, unless the tab is hidden, a mouse is on it or it has the focus. */
const SUCCESS_MS = 6_000;

interface ToastProps {
  readonly kind: 'error' | 'success';
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
  readonly stays: boolean;
  readonly leavesOnScroll?: boolean;
  readonly children?: ReactNode;
}

/** A message in the corner, which may stay until the visitor closes it. Closing returns the focus to where it was. */
function Toast({ kind, title, text, onClose, stays, leavesOnScroll = false, children }: ToastProps) {
  const card = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  function rememberFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  }
  const close = useCallback(() => {
    const hadFocus = card.current?.contains(document.activeElement);
    onClose();
    if (hadFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  }, [onClose]);
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [close]);
  useEffect(() => {
    if (stays) return;
    // On a touch screen, `:hover` stays where the last tap was.
    const holds = matchMedia('(hover: hover)').matches ? ':hover, :focus-within' : ':focus-within';
    const closeUnlessUsed = () => document.hidden || card.current?.matches(holds) || onClose();
    const timer = setInterval(closeUnlessUsed, SUCCESS_MS);
    // The thank-you screen opens at its top.
    const leaveTop = () => window.scrollY > 0 && closeUnlessUsed();
    if (leavesOnScroll) addEventListener('scroll', leaveTop, { passive: true });
    return () => {
      clearInterval(timer);
      removeEventListener('scroll', leaveTop);
    };
  }, [stays, leavesOnScroll, onClose]);
  return (
    <chakra.div css={cardStyles} ref={card} data-toast={kind} onFocus={rememberFocus}>
      <Icon of={kind === 'error' ? CircleAlert : CircleCheck} size={26} />
      <div className="text">
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      <button className="close" type="button" aria-label={TOASTS.close} onClick={close}>
        <Icon of={X} size={24} />
      </button>
      {children}
    </chakra.div>
  );
}
