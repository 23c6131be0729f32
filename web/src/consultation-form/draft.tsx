import { chakra } from '@chakra-ui/react';
import type { useFormik } from 'formik';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FORM } from '../content/consultation.ts';
import { spread, TextButton } from '../ui/section.tsx';
import {
  type Answers,
  answered,
  answersIn,
  forgetDraft,
  keepDraft,
  NO_ANSWERS,
  readDraft,
  showAnswers,
  withPupQuestion,
} from './answers.ts';
import { forgetAttempt } from './submission.ts';

/** Restores the draft, reads what was given before hydration, and saves the draft after each change. */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { values, initialValues, resetForm }: ReturnType<typeof useFormik<Answers>>,
  readControls: () => void,
) {
  const [restored, setRestored] = useState(false);
  const [cleared, setCleared] = useState(NO_ANSWERS);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, because the controls hold the answers after that.
  useLayoutEffect(() => {
    if (!form.current) return;
    const draft = readDraft();
    const answers = withPupQuestion({ ...draft, ...answered(answersIn(form.current)) });
    showAnswers(form.current, answers);
    setRestored(Object.keys(draft).length > 0);
    if (Object.keys(answers).length > 0) readControls();
  }, []);

  useEffect(() => {
    if (values !== initialValues) keepDraft(values);
  }, [values, initialValues]);

  useEffect(() => {
    // Fields can be filled in without an event.
    const keep = () => form.current && keepDraft(answersIn(form.current));
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [form]);

  function clear() {
    if (!form.current) return;
    setCleared(answersIn(form.current));
    form.current.reset();
    resetForm();
    forgetDraft();
    forgetAttempt();
  }

  function undo() {
    if (!form.current) return;
    form.current.reset();
    showAnswers(form.current, cleared);
    readControls();
  }

  return { restored, clear, undo };
}

/** Sticks below the header, because a restored page may open at any question. */
const Frame = chakra('p', {
  base: {
    position: 'sticky',
    top: 'header',
    zIndex: '1',
    ...spread,
    columnGap: '3',
    rowGap: '0',
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

/** Tells the visitor that earlier answers were restored, and lets them clear the form and undo that. */
export function DraftNote({ onClear, onUndo }: { readonly onClear: () => void; readonly onUndo: () => void }) {
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
