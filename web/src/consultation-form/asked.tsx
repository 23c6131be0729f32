import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Conditional } from '../ui/field.tsx';
import type { Answers } from './answers.ts';

interface AskedProps {
  readonly if: (answers: Answers) => boolean;
  readonly children: ReactNode;
}

/** A question that only some families are asked; the contract knows which. */
export function Asked({ if: isAsked, children }: AskedProps) {
  const { values } = useFormikContext<Answers>();
  return isAsked(values) && <Conditional>{children}</Conditional>;
}
