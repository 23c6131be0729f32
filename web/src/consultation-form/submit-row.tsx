import { chakra } from '@chakra-ui/react';
import { memo, useEffect, useRef } from 'react';
import { CONSULTATION, FORM } from '../content/consultation.ts';
import { FARM, PHONE_HREF } from '../content/farm.ts';
import { Button } from '../ui/button.tsx';
import { EmailText } from '../ui/email-text.tsx';
import { Heading2, TextAnchor } from '../ui/section.tsx';
import { HStack } from '../ui/stack.tsx';
import { Steps } from '../ui/steps.tsx';
import { FormRow } from './form-section.tsx';
import { RETRIES, type Submission } from './submission.ts';

/** Has the width of its longest label, also while it shows another one. */
const SubmitButton = chakra(Button, {
  base: {
    display: 'inline-grid',
    rowGap: '0',
    '&::before': { content: 'attr(data-longest)', height: '0', visibility: 'hidden' },
  },
});

const Phone = chakra(TextAnchor, { base: { color: 'fg.heading' } });

export const SubmitRow = memo(function SubmitRow({ submission }: { readonly submission: Submission | undefined }) {
  const isPending = submission?.status === 'pending';
  const button = useFocusAfterSubmit(isPending);
  return (
    <FormRow css={{ '&&': { paddingBottom: '0' } }}>
      <Heading2 textStyle="h2Form">{FORM.process}</Heading2>
      {/* Keep links above the button, so that Tab leads from the button to the toast. */}
      <div>
        <Steps steps={CONSULTATION.steps} />
        <chakra.p marginTop="4" marginBottom="5">
          {FORM.talkNow}{' '}
          <Phone href={PHONE_HREF} translate="no">
            {FARM.phone}
          </Phone>
          .
        </chakra.p>
        <HStack columnGap="6" rowGap="3">
          <SubmitButton ref={button} type="submit" size="large" wide disabled={isPending} data-longest={FORM.submit}>
            {isPending ? FORM.submitting : FORM.submit}
          </SubmitButton>
          <chakra.p fontWeight="600">{FORM.terms}</chakra.p>
        </HStack>
        <chakra.p role="status" fontWeight="600" css={{ '&:not(:empty)': { marginTop: '3' } }}>
          {isPending && submission.failureCount > 0 && FORM.again(submission.failureCount, RETRIES)}
        </chakra.p>
        <chakra.p marginTop="4" color="fg.muted" maxWidth="32em">
          {FORM.use} {FORM.kept} <EmailText address={FARM.email} />.
        </chakra.p>
      </div>
    </FormRow>
  );
});

/** Focuses the button again after a failed submit, because browsers blur a button that becomes disabled. */
function useFocusAfterSubmit(isPending: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    if (isPending) wasPending.current = true;
    else if (wasPending.current && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
  }, [isPending]);
  return button;
}
