import { type ReactNode, useId } from 'react';
import { FORM } from '../content/consultation.ts';
import { smallQuilt } from '../ui/barn-quilt.tsx';
import { LARGE_TEXT } from '../ui/theme/media.ts';
import { SCRIPTED } from '../ui/theme/scripted.ts';
import { Count, ProgressQuilt, useHasProgress } from './progress.tsx';

/**
 * Styles of a section, for the element around the form. On wide screens the quilt is in the column beside the questions
 * (progress.tsx).
 */
export const section = {
  paddingTop: '4',
  paddingBottom: { base: '6', lg: '9' },
  borderTop: 'head',
  '& > .head': { display: 'flex', alignItems: 'center', gap: '3', marginBottom: { base: '4', lg: '5' } },
  '& > .head > div': { minWidth: '0' },
  '& .barn-quilt': { ...smallQuilt, display: { lg: 'none' }, width: '44px' },
  '& .head p': { textStyle: 'small', color: 'fg.muted', lineHeight: '1.25', [SCRIPTED]: { display: { lg: 'none' } } },
  '& .answered': { srOnly: true },
  '& h2': {
    textStyle: 'h2Form',
    fontSize: { base: 'min(5.8vw, 1.625rem)', lg: 'clamp(1.625rem, 1.5rem + 0.6vw, 2rem)' },
  },
  '& > .fields': {
    display: 'grid',
    // Two columns, except on the narrowest phones and in large text.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.25rem, 40%)), 1fr))',
    columnGap: '2',
    rowGap: { base: '4.5', lg: '6.5' },
    '& > *': { gridColumn: '1 / -1' },
    '& > .half': { gridColumn: 'auto' },
  },
  [LARGE_TEXT]: { '& h2': { fontSize: 'min(9vw, 1.625rem)' } },
} as const;

interface FormSectionProps {
  /** For example "Part 1 of 6". */
  readonly part: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function FormSection({ part, title, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Head part={part}>
        <h2 id={titleId}>{title}</h2>
      </Head>
      <div className="fields">{children}</div>
    </section>
  );
}

function Head({ part, children }: Pick<FormSectionProps, 'part' | 'children'>) {
  const hasProgress = useHasProgress();
  return (
    <div className="head">
      {hasProgress && <ProgressQuilt />}
      <div>
        {hasProgress ? (
          <p>
            <Count /> <span className="answered">{FORM.progress.answered}</span>
          </p>
        ) : (
          <p>{part}</p>
        )}
        {children}
      </div>
    </div>
  );
}
