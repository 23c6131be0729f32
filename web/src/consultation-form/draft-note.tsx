import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FORM } from '../content/consultation.ts';
import { TextButton } from '../ui/section.tsx';

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

interface DraftNoteProps {
  readonly onClear: () => void;
  readonly onUndo: () => void;
}

/** Tells the visitor that earlier answers were restored, and lets them clear the form and undo that. */
export function DraftNote({ onClear, onUndo }: DraftNoteProps) {
  const [cleared, setCleared] = useState(false);
  const text = FORM.draft;
  function toggle() {
    if (cleared) onUndo();
    else onClear();
    setCleared(!cleared);
  }
  return (
    <Frame role="status">
      <span>{cleared ? text.cleared : text.restored}</span>
      <TextButton type="button" color="fg.heading" onClick={toggle}>
        {cleared ? text.undo : text.clear}
      </TextButton>
    </Frame>
  );
}
