import { chakra } from '@chakra-ui/react';
import { memo, useEffect, useRef } from 'react';
import { FORM } from '../../content/consultation.ts';
import { FARM, PHONE_HREF } from '../../content/farm.ts';
import { Button } from '../../ui/button.tsx';
import { TextAnchor } from '../../ui/section.tsx';
import { RETRIES, type Submission } from '../sending/submission.ts';
import { FormRow } from './form-section.tsx';

/** Keeps the width of its longest words. */
const SubmitButton = chakra(Button, {
  base: {
    display: 'inline-grid',
    rowGap: '0',
    '&::before': { content: 'attr(data-longest)', height: '0', visibility: 'hidden' },
  },
});

const Phone = chakra(TextAnchor, { base: { color: 'fg.heading', whiteSpace: 'nowrap' } });

export const SubmitRow = memo(function SubmitRow({ submission }: { readonly submission: Submission }) {
  const isPending = submission.status === 'pending';
  const { failureCount } = submission;
  const button = useFocusBack(isPending);
  return (
    <FormRow css={{ '&&': { paddingBottom: '0' } }}>
      {/* Nothing to tab to stands between the button and the toast that says how sending has ended. */}
      <div>
        <chakra.p marginBottom="5">
          {FORM.promise} <Phone href={PHONE_HREF}>{FARM.phone}</Phone>.
        </chakra.p>
        <SubmitButton ref={button} type="submit" size="large" wide disabled={isPending} data-longest={FORM.submit}>
          {isPending ? FORM.submitting : FORM.submit}
        </SubmitButton>
        <chakra.p role="status" fontWeight="600" css={{ '&:not(:empty)': { marginTop: '3' } }}>
          {isPending && failureCount > 0 && FORM.again(failureCount, RETRIES)}
        </chakra.p>
        <chakra.p marginTop="4" color="fg.muted" maxWidth="32em">
          {FORM.use}
        </chakra.p>
      </div>
    </FormRow>
  );
});

/** Browsers take the focus from a button that is disabled; it gets it back when sending has failed. */
function useFocusBack(isPending: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (isPending) hadFocus.current = true;
    else if (hadFocus.current && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
  }, [isPending]);
  return button;
}
