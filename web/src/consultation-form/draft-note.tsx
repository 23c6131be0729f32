import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { FORM } from '../content/consultation.ts';
import { TextButton } from '../ui/section.tsx';

/** Sticks below the header, because a restored page may open at any question. */
const Frame = chakra('p', {
  base: {
    position: 'sticky',
    top: 'header',
    zIndex: '1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    minHeight: '48px',
    marginBottom: '4',
    paddingInline: { base: '3', md: '6' },
    fontSize: { base: '1rem', md: '1.125rem' },
    bg: 'bg.selected',
    border: 'head',
    borderRadius: 'row',
    lineHeight: '1.25',
    '&[data-read]': { position: 'static' },
  },
});

interface DraftNoteProps {
  readonly onClear: () => void;
  readonly onUndo: () => void;
}

/** Tells the visitor that earlier answers were restored, and lets them clear the form and undo that. */
export function DraftNote({ onClear, onUndo }: DraftNoteProps) {
  const [cleared, setCleared] = useState(false);
  const [isRead, setRead] = useState(false);
  const frame = useRef<HTMLParagraphElement>(null);
  const text = FORM.draft;
  // Somebody who goes on typing has read it.
  useEffect(() => {
    const form = frame.current?.closest('form');
    const read = ({ isTrusted }: Event) => isTrusted && setRead(true);
    form?.addEventListener('input', read);
    return () => form?.removeEventListener('input', read);
  }, []);
  function toggle() {
    if (cleared) onUndo();
    else onClear();
    setCleared(!cleared);
  }
  return (
    <Frame ref={frame} role="status" data-read={isRead && !cleared ? '' : undefined}>
      <span>{cleared ? text.cleared : text.restored}</span>
      <TextButton type="button" color="fg.heading" onClick={toggle}>
        {cleared ? text.undo : text.clear}
      </TextButton>
    </Frame>
  );
}
