import { chakra } from '@chakra-ui/react';
import { CONDITIONS, type ConditionalName } from 'functions/contract/conditions.ts';
import type { ReactNode } from 'react';

const Frame = chakra('div', {
  base: { marginTop: '-2', borderLeft: '4px solid {colors.pasture}', paddingLeft: '22px' },
});

interface AskedProps {
  readonly name: ConditionalName;
  readonly children: ReactNode;
}

/**
 * A question that an answer in the same section brings up. The style sheet alone shows and hides it, so it works in the
 * served form too; a browser that cannot do that shows it to everybody, and nobody must answer it.
 */
export function Asked({ name, children }: AskedProps) {
  const { question, unless } = CONDITIONS[name];
  const asked = `section:has([name=${question}]:checked:not([value=${unless}])) &`;
  return (
    <Frame css={{ '@supports selector(:has(*))': { display: 'none', [asked]: { display: 'block' } } }}>
      {children}
    </Frame>
  );
}
