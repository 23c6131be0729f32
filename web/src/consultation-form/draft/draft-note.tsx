import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FORM } from '../../content/consultation.ts';
import { textLink } from '../../ui/section.tsx';

const Frame = chakra('p', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    alignItems: { base: 'flex-start', sm: 'center' },
    columnGap: '5',
    marginBottom: '10',
    paddingTop: { base: '3', sm: '2' },
    paddingBottom: { base: '1', sm: '2' },
    paddingInline: { base: '5', md: '6' },
    bg: 'bg.selected',
    border: '2px solid {colors.deep}',
    borderRadius: 'row',
  },
});

const Action = chakra('button', {
  base: { ...textLink, minHeight: 'target', color: 'fg.heading', fontWeight: '600', cursor: 'pointer' },
});

interface DraftNoteProps {
  readonly onClear: () => void;
  readonly onUndo: () => void;
}

/** Says that earlier answers are back. Clearing them can be taken back, since a tap can go wrong. */
export function DraftNote({ onClear, onUndo }: DraftNoteProps) {
  const [cleared, setCleared] = useState(false);
  const { restored, clear, cleared: empty, undo } = FORM.draft;
  function act() {
    if (cleared) onUndo();
    else onClear();
    setCleared(!cleared);
  }
  return (
    <Frame role="status">
      {cleared ? empty : restored}
      <Action type="button" onClick={act}>
        {cleared ? undo : clear}
      </Action>
    </Frame>
  );
}
