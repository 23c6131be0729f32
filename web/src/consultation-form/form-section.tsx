import { type ReactNode, useId } from 'react';
import { FORM } from '../content/consultation.ts';
import { BarnQuilt } from '../ui/barn-quilt.tsx';
import { Caption } from './progress.tsx';

interface FormSectionProps {
  /** For example "Part 1 of 6". */
  readonly part: string;
  readonly title: string;
  /** Whether the heading also names an optional question. */
  readonly optional: boolean;
  readonly children: ReactNode;
}

export function FormSection({ part, title, optional, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div className="head">
        <BarnQuilt />
        <div>
          <Caption untouched={part} className="visually-hidden" />
          <h2 id={titleId}>
            <span>{title}</span>
            {optional && <span className="optional"> {FORM.optional}</span>}
          </h2>
        </div>
      </div>
      <div className="fields">{children}</div>
    </section>
  );
}
