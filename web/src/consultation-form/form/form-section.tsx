import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

const WIDE = '@media (min-width: 62.5rem)';

/** Name and help on the left, fields on the right; one below the other where there is no room for that. */
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
    },
  },
});

const Title = chakra('h2', { base: { textStyle: 'h2Form' } });
const Help = chakra('p', { base: { marginTop: '1', maxWidth: '19em', textStyle: 'hint', color: 'fg.muted' } });
const Fields = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '7' } });

interface FormSectionProps {
  readonly title: string;
  readonly help: string;
  readonly children: ReactNode;
}

export function FormSection({ title, help, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <FormRow asChild>
      <section aria-labelledby={titleId}>
        <div>
          <Title id={titleId}>{title}</Title>
          <Help>{help}</Help>
        </div>
        <Fields>{children}</Fields>
      </section>
    </FormRow>
  );
}
