import { chakra, defineStyle } from '@chakra-ui/react';
import type { useFormik } from 'formik';
import { EMPTY_REQUEST } from 'functions/contract/questions.ts';
import { type RefObject, useEffect, useState } from 'react';
import { FORM } from '../content/consultation.ts';
import { PATHS } from '../routes.ts';
import { spread, touchTarget } from '../ui/layout.ts';
import { TextButton, textLink } from '../ui/text-link.tsx';
import { useCanAnnounce } from '../ui/use-can-announce.ts';
import { type Answers, answered, answersFrom, answersIn, showAnswers } from './answers.ts';
import { PromisedTime } from './promised-time.tsx';
import {
  beginAnswers,
  hasChanges,
  isThankYou,
  keepAnswers,
  openRequest,
  readRecord,
  showRecord,
  useRecord,
} from './record.ts';
import { forgetSubmission } from './submission.ts';
import { takeOver } from './taking-over.ts';

/** Takes over from the served form, and keeps the answers when the visitor leaves. */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { resetForm }: ReturnType<typeof useFormik<Answers>>,
  readControls: () => void,
) {
  const [taken, setTaken] = useState<ReturnType<typeof takeOver>>();
  const [cleared, setCleared] = useState<Answers>();
  /** Somebody who goes on typing has read the note. */
  const [isRead, setRead] = useState(false);

  // Not before the paint, because `ServedPage` must first restore what was typed in a form that React has discarded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, because the controls hold the answers after that.
  useEffect(() => {
    const element = form.current;
    const taken = element && takeOver(element);
    if (!taken) return;
    setTaken(taken);
    if (taken.hasAnswers) readControls();
    return keepInStep(element, readControls);
  }, []);

  function clear() {
    form.current?.reset();
    forgetSubmission();
    resetForm();
    keepAnswers({});
    beginAnswers();
    showRecord();
  }

  /** Clears the form, or undoes that. */
  function toggle() {
    if (!form.current) return;
    const before = answersIn(form.current);
    if (cleared) {
      // What was typed since stays.
      showAnswers(form.current, { ...cleared, ...answered(before) });
      readControls();
    } else clear();
    setCleared(cleared ? undefined : before);
  }

  return { ...taken, isRead, setRead, isCleared: Boolean(cleared), toggle, clear };
}

/** Keeps what is filled in without an event, and shows what a later page has kept when the browser restores this one. */
function keepInStep(form: HTMLFormElement, readControls: () => void): () => void {
  const { dataset } = document.documentElement;
  const keep = () => {
    if (!('posted' in dataset || isThankYou())) keepAnswers(answered(answersIn(form)));
  };
  const showNewest = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    showAnswers(form, { ...EMPTY_REQUEST, ...answersFrom(readRecord().answers) });
    readControls();
  };
  addEventListener('pagehide', keep);
  addEventListener('pageshow', showNewest);
  return () => {
    removeEventListener('pagehide', keep);
    removeEventListener('pageshow', showNewest);
    keep();
    delete dataset.posted;
  };
}

/** Sticks below the header, because a restored page may open at any question. */
const noteStyles = defineStyle({
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
  '&[data-sticky]': { position: 'sticky', top: 'var(--bar)', zIndex: '1', maxHeight: '50dvh', overflow: 'auto' },
  '& > span': { paddingBlock: '1' },
  '& a': { ...textLink, ...touchTarget, fontWeight: '600' },
  '& :is(a, button)': { color: 'fg.heading' },
});

/** Says which request the farm has, above a form for another one. */
export function SentRequest() {
  const isShown = useRecord(() => openRequest() !== undefined && !hasChanges());
  const sent = isShown && openRequest();
  return (
    sent && (
      <p className="received">
        <PromisedTime received={sent.received} saysWhen />
      </p>
    )
  );
}

/** Tells the visitor that earlier answers were restored, and lets them clear the form and undo that. */
export function DraftNote(draft: ReturnType<typeof useDraft>) {
  const { isRestored, isGone, isRead, isCleared } = draft;
  const isChanged = useRecord(hasChanges);
  const isShown = useCanAnnounce() && (isRestored || isGone || isChanged);
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

function noteOf({ isGone, isCleared, toggle, clear }: ReturnType<typeof useDraft>, isChanged: boolean) {
  const text = FORM.draft;
  if (isChanged)
    return (
      <>
        <span key="changed">{text.changed}</span>
        <TextButton type="submit">{text.send}</TextButton>
        <TextButton type="button" onClick={clear}>
          {text.leave}
        </TextButton>
      </>
    );
  if (isGone)
    return (
      <>
        <span key="gone">{FORM.pups.gone}</span>
        <a href={PATHS.familyPups}>{FORM.pups.others}</a>
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
