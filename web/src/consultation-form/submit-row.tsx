import { chakra } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import { CONSULTATION, FORM } from '../content/consultation.ts';
import { FARM } from '../content/farm.ts';
import { largeSewnQuilt } from '../ui/barn-quilt.tsx';
import { EmailText } from '../ui/email-text.tsx';
import { textLink } from '../ui/section.tsx';
import { Steps } from '../ui/steps.tsx';
import { SCRIPTED, UNTIL_HYDRATED } from '../ui/theme/scripted.ts';
import { Count, Missing, ProgressQuilt, ThingList } from './progress.tsx';
import { RETRIES, type Submission } from './submission.ts';
import { SubmitButton } from './submit-button.tsx';

const Frame = chakra('div', {
  base: {
    paddingTop: { base: '4', lg: '9' },
    borderTop: 'head',
    '& > .progress': {
      display: 'none',
      alignItems: 'center',
      gap: '5',
      [SCRIPTED]: { display: { base: 'flex', lg: 'none' } },
    },
    '& .barn-quilt': { ...largeSewnQuilt, width: '132px' },
    '& .count': {
      display: 'block',
      textStyle: 'figure',
      color: 'fg.heading',
      [UNTIL_HYDRATED]: { visibility: 'hidden' },
    },
    '& > .progress + ul': {
      display: 'none',
      flexWrap: 'wrap',
      columnGap: '4.5',
      marginTop: '3',
      [SCRIPTED]: { display: { base: 'flex', lg: 'none' } },
    },
    '& > ul a': {
      ...textLink,
      display: 'flex',
      alignItems: 'center',
      minWidth: 'target',
      minHeight: 'target',
      color: 'fg.heading',
      fontWeight: '600',
    },
    '& > .promise': { marginTop: '3', marginBottom: '3', fontWeight: '600' },
    '& > .use': { marginTop: '3', maxWidth: '36em', textStyle: 'small', color: 'fg.muted' },
    '& > [role=status]:not(:empty)': { marginTop: '3', fontWeight: '600' },
    '& > h2': { textStyle: 'h2Form', marginTop: '7', marginBottom: '2' },
  },
});

export interface SubmitRowProps {
  readonly submission: Submission | undefined;
  /** The person who answers, above the promise. */
  readonly children: ReactNode;
}

/** The end of the form: what is missing, the button, and what happens next. */
export const SubmitRow = memo(function SubmitRow({ submission, children }: SubmitRowProps) {
  const isPending = submission?.status === 'pending';
  return (
    <Frame>
      <div className="progress">
        <ProgressQuilt />
        <p>
          <Count />
          <Missing />
        </p>
      </div>
      <ThingList />
      {children}
      <p className="promise">{CONSULTATION.promise}</p>
      {/* Keep links above the button, so that Tab leads from the button to the toast. */}
      <SubmitButton isPending={isPending} size="large" />
      <p role="status">{isPending && submission.failureCount > 0 && FORM.again(submission.failureCount, RETRIES)}</p>
      <p className="use">
        {FORM.terms} {FORM.use} {FORM.kept} <EmailText address={FARM.email} />.
      </p>
      <h2>{FORM.process}</h2>
      <Steps steps={CONSULTATION.steps} />
    </Frame>
  );
});
