import { chakra, defineStyle } from '@chakra-ui/react';
import { useEffect } from 'react';
import { FORM } from '../content/consultation.ts';
import { PATHS } from '../routes.ts';
import { spread, touchTarget } from '../ui/layout.ts';
import { TextButton, textLink } from '../ui/text-link.tsx';
import { useCanAnnounce } from '../ui/use-can-announce.ts';
import type { useDraft } from './draft.ts';
import { PromisedTime } from './promised-time.tsx';
import { hasChanges, openRequest, useRecord } from './record.ts';

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
  '& .says': { paddingBlock: '1' },
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
