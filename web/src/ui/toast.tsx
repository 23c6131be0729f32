import { chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, X } from 'lucide';
import { type FocusEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';

/** In the lower corner, or below the header, where it does not cover what a message or a screen is about. */
const Region = chakra('div', {
  base: { position: 'fixed', zIndex: '2', right: '3', left: { base: '3', sm: 'auto' } },
  variants: {
    at: { top: { top: 'calc(var(--header-height) + {spacing.3})' }, bottom: { bottom: '3' } },
  },
});

const Card = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    columnGap: '3',
    width: { sm: '400px' },
    padding: '4',
    bg: 'white',
    border: '2px solid',
    borderRadius: 'plate',
    boxShadow: 'toast',
    lineHeight: '1.4',
    '& .icon': { marginTop: '0.5' },
    _motionSafe: {
      transition: 'opacity 200ms, transform 200ms',
      _starting: { opacity: '0', transform: 'translateY(16px)' },
    },
  },
  variants: {
    kind: {
      error: { borderColor: 'error', '--toast-accent': '{colors.error}' },
      success: { borderColor: 'deep', '--toast-accent': '{colors.deep}' },
    },
  },
});

const Title = chakra('strong', {
  base: { display: 'block', textStyle: 'item', color: 'var(--toast-accent)' },
});

const Close = chakra('button', {
  base: {
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
});

interface ToastProps {
  readonly kind: 'error' | 'success';
  readonly title: string;
  readonly text: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Milliseconds after which a success toast closes, unless a mouse is on it or it has the focus. */
const SUCCESS_MS = 6_000;

/** A message in the corner. An error stays until the visitor closes it. Closing returns the focus to where it was. */
export function Toast({ kind, title, text, closeLabel, onClose, children }: ToastProps) {
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
    if (kind === 'error') return;
    // On a touch screen, `:hover` stays where the last tap was.
    const holds = matchMedia('(hover: hover)').matches ? ':hover, :focus-within' : ':focus-within';
    const timer = setInterval(() => card.current?.matches(holds) || onClose(), SUCCESS_MS);
    return () => clearInterval(timer);
  }, [kind, onClose]);
  return (
    <Card ref={card} kind={kind} data-toast="" onFocus={rememberFocus}>
      <chakra.span className="icon" color="var(--toast-accent)">
        <Icon of={kind === 'error' ? CircleAlert : CircleCheck} size={26} />
      </chakra.span>
      <div>
        <Title>{title}</Title>
        <p>{text}</p>
      </div>
      <Close type="button" aria-label={closeLabel} onClick={close}>
        <Icon of={X} size={24} />
      </Close>
      {children && (
        <chakra.div gridColumn="1 / -1" display="grid" marginTop="3">
          {children}
        </chakra.div>
      )}
    </Card>
  );
}

interface ToastRegionProps {
  readonly at: 'top' | 'bottom';
  readonly error: ReactNode;
  readonly success: ReactNode;
}

/** The live regions for toasts. They render before any toast, because screen readers announce only changes in them. */
export function ToastRegion({ at, error, success }: ToastRegionProps) {
  return (
    <Region at={at} data-at={at}>
      <div role="alert">{error}</div>
      <div role="status">{success}</div>
    </Region>
  );
}
