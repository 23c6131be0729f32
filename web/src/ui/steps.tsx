import { chakra, defineStyle } from '@chakra-ui/react';
import { PlainList } from './plain-list.tsx';
import { QuiltTile, quiltTile } from './quilt-mark.tsx';
import { LARGE_TEXT } from './theme/media.ts';

const list = defineStyle({
  '& li': {
    display: 'flex',
    alignItems: 'center',
    paddingBlock: '3',
    gap: '5',
    borderBottom: 'hairline',
    lineHeight: '1.4',
    [LARGE_TEXT]: { flexWrap: 'wrap', gap: '8px' },
  },
  '& .tile': quiltTile,
});

export function Steps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <chakra.ol css={list} asChild>
      <PlainList as="ol">
        {steps.map((step, index) => (
          <li key={step}>
            <QuiltTile figure={index + 1} />
            <span>{step}</span>
          </li>
        ))}
      </PlainList>
    </chakra.ol>
  );
}
