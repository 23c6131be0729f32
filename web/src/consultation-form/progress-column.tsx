import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide';
import { FORM } from '../content/consultation.ts';
import { largeSewnQuilt } from '../ui/barn-quilt.tsx';
import { Icon } from '../ui/icon.tsx';
import { textLink } from '../ui/section.tsx';
import { SHORT_WINDOW } from '../ui/theme/media.ts';
import { SCRIPTED, UNTIL_HYDRATED } from '../ui/theme/scripted.ts';
import { Count, ProgressQuilt, ThingList } from './progress.tsx';

/** Beside the questions on wide screens. The list is left out where the window is too low for it. */
const Column = chakra('aside', {
  base: {
    display: 'none',
    gridColumn: '1',
    gridRow: '1 / span 20',
    position: 'sticky',
    top: 'calc(var(--header-height) + {spacing.10})',
    alignSelf: 'start',
    maxWidth: '440px',
    [SCRIPTED]: { display: { lg: 'block' } },
    _print: { position: 'static' },
    '& .barn-quilt': { ...largeSewnQuilt, width: 'min(240px, 100%)', marginBottom: '4' },
    '& .count': { marginRight: '1.5', textStyle: 'figure', color: 'fg.heading' },
    '& > p': { [UNTIL_HYDRATED]: { visibility: 'hidden' } },
    '& > ul': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
      columnGap: '6',
      marginTop: '2',
      [UNTIL_HYDRATED]: { visibility: 'hidden' },
      [SHORT_WINDOW]: { display: 'none' },
    },
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'target',
      color: 'fg.muted',
    },
    '& a': { ...textLink, minWidth: 'target', paddingBlock: '2', color: 'fg.heading', fontWeight: '600' },
  },
});

/** The quilt with the count and the list of what is answered and what is missing. */
export function ProgressColumn() {
  return (
    <Column aria-label={FORM.progress.label}>
      <ProgressQuilt />
      <p>
        <Count /> <span>{FORM.progress.answered}</span>
      </p>
      <ThingList
        answered={(label) => (
          <>
            <Icon of={Check} size={18} />
            <span>{label}</span>
          </>
        )}
      />
    </Column>
  );
}
