import type { useFormik } from 'formik';
import { EMPTY_REQUEST } from 'functions/contract/questions.ts';
import { type RefObject, useEffect, useState } from 'react';
import { pageState } from '../ui/page-state.ts';
import { type Answers, answered, answersFrom, answersIn, showAnswers } from './answers.ts';
import { beginAnswers, isThankYou, keepAnswers, readRecord, showRecord } from './record.ts';
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
  const state = pageState();
  const keep = () => {
    if (!('posted' in state || isThankYou())) keepAnswers(answered(answersIn(form)));
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
    delete state.posted;
  };
}
