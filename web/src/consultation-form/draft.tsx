import { chakra, defineStyle } from '@chakra-ui/react';
import type { useFormik } from 'formik';
import { type RefObject, useEffect, useState } from 'react';
import { FORM } from '../content/consultation.ts';
import { PATHS } from '../routes.ts';
import { spread, touchTarget } from '../ui/layout.ts';
import { TextButton, textLink } from '../ui/text-link.tsx';
import { useCanAnnounce } from '../ui/use-can-announce.ts';
import {
  type Answers,
  answered,
  answersIn,
  asksForGonePup,
  hasOwnWords,
  showAnswers,
  withPupQuestion,
} from './answers.ts';
import { forgetForm, keepDraft, readDraft } from './sending/draft-and-attempt.ts';
import { sentAt, sentChannel, useHasChanges } from './sending/sent-request.ts';
import { forgetSubmission, isSubmitting } from './sending/submission.ts';

/** Restores the draft, reads what was given before hydration, and keeps the draft when the visitor leaves. */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { resetForm }: ReturnType<typeof useFormik<Answers>>,
  readControls: () => void,
) {
  const [restored, setRestored] = useState(false);
  const [isGone, setGone] = useState(false);
  const [cleared, setCleared] = useState<Answers>();
  /** Somebody who goes on typing has read the note. */
  const [isRead, setRead] = useState(false);

  // Not before the paint, because `ServedPage` must first restore what was typed in a form that React has discarded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, because the controls hold the answers after that.
  useEffect(() => {
    // The thank-you screen replaces the form.
    if (!form.current || sentAt()) return;
    const draft = readDraft();
    setGone(asksForGonePup());
    const answers = withPupQuestion({ ...draft, ...answered(answersIn(form.current)) }, form.current);
    setRestored(hasOwnWords(draft));
    if (Object.keys(answers).length === 0) return;
    showAnswers(form.current, answers);
    readControls();
  }, []);

  useEffect(() => {
    const { dataset } = document.documentElement;
    // Fields can be filled in without an event.
    const keep = () => form.current && !('posted' in dataset) && keepDraft(answersIn(form.current));
    addEventListener('pagehide', keep);
    const channel = sentChannel();
    return () => {
      channel.close();
      removeEventListener('pagehide', keep);
      delete dataset.posted;
    };
  }, [form]);

  /** Clears the form, or undoes that. */
  function toggle() {
    if (!form.current) return;
    const before = answersIn(form.current);
    if (cleared) {
      // What was typed since stays.
      showAnswers(form.current, { ...cleared, ...answered(before) });
      readControls();
    } else {
      form.current.reset();
      if (!isSubmitting()) forgetSubmission();
      resetForm();
      forgetForm();
    }
    setCleared(cleared ? undefined : before);
  }

  return { restored, isGone, isRead, setRead, isCleared: Boolean(cleared), toggle };
}

export const noteBox = defineStyle({
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
});

/** Sticks below the header, because a restored page may open at any question. */
const noteStyles = defineStyle({
  ...noteBox,
  '&[data-sticky]': { position: 'sticky', top: 'var(--bar)', zIndex: '1', maxHeight: '50dvh', overflow: 'auto' },
  '& > span': { paddingBlock: '1' },
  '& a': { ...textLink, ...touchTarget, fontWeight: '600' },
  '& :is(a, button)': { color: 'fg.heading' },
});

/** Tells the visitor that earlier answers were restored, and lets them clear the form and undo that. */
export function DraftNote(draft: ReturnType<typeof useDraft>) {
  const { restored, isGone, isRead, isCleared } = draft;
  const isChanged = useHasChanges();
  const isShown = useCanAnnounce() && (restored || isGone || isChanged);
  const isSticky = isShown && (isCleared || isChanged || !isRead);
  // The question must not cover the field in which the visitor is typing.
  useEffect(() => {
    if (isShown && isChanged) document.activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isShown, isChanged]);
  return (
    <chakra.p css={isShown ? noteStyles : undefined} role="status" data-sticky={isSticky ? '' : undefined}>
      {isShown && noteOf(draft, isChanged)}
    </chakra.p>
  );
}

function noteOf({ isGone, isCleared, toggle }: ReturnType<typeof useDraft>, isChanged: boolean) {
  const text = FORM.draft;
  if (isChanged)
    return (
      <>
        <span key="changed">{text.changed}</span>
        <TextButton type="submit">{text.send}</TextButton>
        <TextButton type="button" onClick={forgetForm}>
          {text.leave}
        </TextButton>
      </>
    );
  if (isGone)
    return (
      <>
        <span key="gone">{FORM.pup.gone}</span>
        <a href={PATHS.familyPups}>{FORM.pup.others}</a>
      </>
    );
  return (
    <>
      <span>{isCleared ? text.cleared : text.restored}</span>
      <TextButton type="button" onClick={toggle}>
        {isCleared ? text.undo : text.clear}
      </TextButton>
    </>
  );
}
