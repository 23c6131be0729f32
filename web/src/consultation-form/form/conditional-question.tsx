import { chakra } from '@chakra-ui/react';
import { CONDITIONS, type ConditionalName } from 'functions/contract/conditions.ts';
import type { ReactNode } from 'react';

const Frame = chakra('div', {
  base: { marginTop: '-2', borderLeft: '4px solid {colors.pasture}', paddingLeft: '22px' },
});

interface ConditionalQuestionProps {
  readonly name: ConditionalName;
  readonly children: ReactNode;
}

/**
 * Shows a question only while another question has a matching answer. It is done in CSS, so that it also works before
 * hydration. Browsers without `:has()` always show the question, which is optional.
 */
export function ConditionalQuestion({ name, children }: ConditionalQuestionProps) {
  const { question, unless } = CONDITIONS[name];
  const option = `:is([name=${question}], [name=${question}] option:not([value=""]))`;
  const condition = `form:has(${option}:checked:not([value=${unless}])) &`;
  return (
    <Frame css={{ '@supports selector(:has(*))': { display: 'none', [condition]: { display: 'block' } } }}>
      {children}
    </Frame>
  );
}
