import { type PropsWithChildren, useEffect, useRef, useState } from 'react';
import { CONSULTATION, FORM } from '../content/consultation.ts';
import { FARM } from '../content/farm.ts';
import { Button } from '../ui/button.tsx';
import { Steps } from '../ui/steps.tsx';
import { EmailText } from '../ui/text.tsx';
import { RETRIES, useSubmission } from './submission.ts';

const SLOW_MS = 6_000;

export function SubmitRow({ children }: PropsWithChildren) {
  const { status, failureCount = 0 } = useSubmission() ?? {};
  const isPending = status === 'pending';
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = isPending ? setTimeout(() => setSlow(true), SLOW_MS) : undefined;
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);
  return (
    <div className="submit-row">
      <p className="promise">{CONSULTATION.promise}</p>
      {/* Keep links above the button, so that Tab leads from the button to the toast. */}
      <SubmitButton size="large" />
      <p className="status" role="status">
        {isPending && (failureCount > 0 ? FORM.again(failureCount, RETRIES) : isSlow && FORM.slow)}
      </p>
      {children}
      <p className="use">
        {FORM.terms} {FORM.use} {FORM.kept} <EmailText address={FARM.email} />.
      </p>
      <h2>{FORM.process}</h2>
      <Steps steps={CONSULTATION.steps} />
    </div>
  );
}

/** The form has a second one where the last problem was solved. */
export function SubmitButton({ size }: { readonly size?: 'large' }) {
  const isPending = useSubmission()?.status === 'pending';
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    // Focuses the button again after a failed submit, because browsers blur a button that becomes disabled.
    if (isPending || !wasPressed.current) return;
    wasPressed.current = false;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isPending]);
  return (
    <Button
      ref={button}
      className="submit"
      type="submit"
      size={size}
      disabled={isPending}
      onClick={() => {
        wasPressed.current = true;
      }}
    >
      {isPending ? FORM.submitting : FORM.submit}
    </Button>
  );
}
