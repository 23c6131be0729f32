import { type ReactNode, useId } from 'react';
import { FORM } from '../content/consultation.ts';
import { BarnQuilt } from '../ui/barn-quilt.tsx';
import { Count, useHasProgress } from './progress.tsx';

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
      <BarnQuilt />
      <div>
        {hasProgress ? (
          <p>
            <Count /> <span className="visually-hidden">{FORM.progress.answered}</span>
          </p>
        ) : (
          <p>{part}</p>
        )}
        {children}
      </div>
    </div>
  );
}
