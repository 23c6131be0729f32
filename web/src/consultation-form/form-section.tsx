import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

const WIDE = '@media (min-width: 62.5rem)';

/** Title and help on the left, fields on the right. On narrow screens one below the other. */
export const FormRow = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '6',
    columnGap: '12',
    paddingTop: '7',
    paddingBottom: '12',
    borderTop: 'head',
    [WIDE]: {
      gridTemplateColumns: 'minmax(14rem, 1fr) minmax(0, {sizes.form})',
      paddingTop: '10',
      paddingBottom: '16',
      '& > :last-child': { gridColumn: '2' },
      '& > :first-child:not(:last-child)': {
        position: 'sticky',
        top: 'calc(var(--header-height) + {spacing.10})',
        alignSelf: 'start',
      },
    },
  },
});

const Part = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', marginBottom: '1' } });
const Title = chakra('h2', { base: { textStyle: 'h2Form' } });
const Help = chakra('p', { base: { marginTop: '1', maxWidth: '19em', textStyle: 'hint', color: 'fg.muted' } });
const Fields = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '7' } });

interface FormSectionProps {
  /** For example "Part 1 of 6". */
  readonly part: string;
  readonly title: string;
  readonly help: string;
  readonly children: ReactNode;
}

export function FormSection({ part, title, help, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <FormRow asChild>
      <section aria-labelledby={titleId}>
        <div>
          <Part>{part}</Part>
          <Title id={titleId}>{title}</Title>
          <Help>{help}</Help>
        </div>
        <Fields>{children}</Fields>
      </section>
    </FormRow>
  );
}
