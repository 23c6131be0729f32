import { useEffect } from 'react';
import { FORM } from '../content/consultation.ts';
import { PATHS } from '../routes.ts';
import { TextButton } from '../ui/text-link.tsx';
import { useCanAnnounce } from '../ui/use-can-announce.ts';
import type { useDraft } from './draft.ts';
import { PromisedTime } from './promised-time.tsx';
import { hasChanges, openRequest, useRecord } from './record.ts';

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
    <p className="draft-note" role="status" data-sticky={isSticky ? '' : undefined}>
      {isShown && noteOf(draft, isChanged)}
    </p>
  );
}

function noteOf({ isGone, isCleared, toggle, clear }: ReturnType<typeof useDraft>, isChanged: boolean) {
  const text = FORM.draft;
  if (isChanged)
    return (
      <>
        <span key="changed" className="says">
          {text.changed}
        </span>
        <TextButton type="submit">{text.send}</TextButton>
        <TextButton type="button" onClick={clear}>
          {text.leave}
        </TextButton>
      </>
    );
  if (isGone)
    return (
      <>
        <span key="gone" className="says">
          {FORM.pups.gone}
        </span>
        <a href={PATHS.familyPups}>{FORM.pups.others}</a>
      </>
    );
  return (
    <>
      <span className="says">{isCleared ? text.cleared : text.restored}</span>
      <TextButton type="button" onClick={toggle}>
        {isCleared ? text.undo : text.clear}
      </TextButton>
    </>
  );
}
