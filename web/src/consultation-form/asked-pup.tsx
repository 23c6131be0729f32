import { chakra, defineStyle } from '@chakra-ui/react';
import {
  type AskedPup,
  PUPS,
  pupsAskedAbout,
  REMOVED_PUPS,
  rowId,
  withoutQuestionAbout,
} from 'functions/contract/pups.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { pupPhoto } from '../../../farm/check/pictures.ts';
import { FORM } from '../content/consultation.ts';
import { ageOf } from '../content/pup-card.ts';
import { touchTarget } from '../ui/layout.ts';
import { Picture } from '../ui/picture/picture.tsx';
import { isPhoto } from '../ui/picture/sources.ts';
import { textLink } from '../ui/text-link.tsx';
import { useToday } from '../use-today.ts';
import { noteBox } from './draft.tsx';
import { reportChange } from './fill-in.ts';

const styles = defineStyle({
  '&[data-served=false]:not(:empty)': noteBox,
  '&[data-served=true] > :target': { ...noteBox, flexWrap: 'nowrap' },
  '&[data-served=true] > :not(:target)': { display: 'none' },
  '& > *': {
    display: 'flex',
    flex: '1 1 auto',
    alignItems: 'center',
    columnGap: '2.5',
    // The page stays at its top when its address leads here.
    scrollMarginTop: '100rem',
  },
  '& > :focus-visible': { outline: 'none', boxShadow: 'none' },
  '& picture': { flexShrink: '0', width: '36px' },
  '& img': { aspectRatio: '1 / 1', borderRadius: 'tag' },
  '& p': { flex: '1 1 auto', paddingBlock: '1' },
  // Two pups fit one line of a phone.
  '&[data-served=false]:has(> :nth-child(2))': { justifyContent: 'start', columnGap: '4' },
  '&[data-served=false] > :not(:only-child)': {
    flex: '0 1 auto',
    '& picture': { display: { base: 'none', md: 'block' } },
  },
  '& button, & label': {
    ...textLink,
    ...touchTarget,
    flexShrink: '0',
    color: 'fg.heading',
    fontWeight: '600',
    cursor: 'pointer',
  },
  '& input': { width: '20px', height: '20px', marginRight: '2' },
  '& > :has(:checked) p': { textDecoration: 'line-through' },
});

interface RowProps {
  readonly pups: readonly AskedPup[];
  readonly words: string;
  /** A served row has all pups, and shows the one to which the page's address leads. */
  readonly served: boolean;
  readonly children?: (pup: AskedPup) => ReactNode;
}

/** Names the pups about which the visitor asks. */
export function AskedPupRow({ pups, words, served, children }: RowProps) {
  const today = useToday();
  return (
    <chakra.div css={styles} data-served={served}>
      {pups.map((pup, index) => (
        <div key={pup.key} id={rowId(pup.key)} tabIndex={-1}>
          {isPhoto(pupPhoto(pup.key)) && <Picture name={pupPhoto(pup.key)} place="face" decorative />}
          <p>
            {(served || index === 0) && <span>{words} </span>}
            <b translate="no">{pup.name}</b>
            {pup.born && <span>{FORM.pup.working(ageOf({ born: pup.born }, today))}</span>}
          </p>
          {children?.(pup)}
        </div>
      ))}
    </chakra.div>
  );
}

/** The pups about which the form asks, as `written` in "Additional information". */
export function AskedPups({ written }: { readonly written: string }) {
  const [isServed, setServed] = useState(true);
  // In one render with the question, which `useDraft` adds in the same moment.
  useEffect(() => {
    setServed(false);
    // The button replaces the checkbox.
    const focused = document.activeElement;
    if (focused?.matches(`[name=${REMOVED_PUPS}]`)) focused.closest<HTMLElement>('[tabindex]')?.focus();
  }, []);
  const pups = isServed ? PUPS : pupsAskedAbout(written);
  const words = isServed || pups.length === 1 ? FORM.pup.asking : FORM.pup.askingAll;
  return (
    <AskedPupRow pups={pups} words={words} served={isServed}>
      {(pup) => {
        const removeWords = (
          <>
            <span>{FORM.pup.remove}</span>
            <span className="visually-hidden" translate="no">
              {pup.name}
            </span>
          </>
        );
        return isServed ? (
          <label>
            <input type="checkbox" name={REMOVED_PUPS} value={pup.key} />
            {removeWords}
          </label>
        ) : (
          <button type="button" onClick={() => remove(pup)}>
            {removeWords}
          </button>
        );
      }}
    </AskedPupRow>
  );
}

function remove(pup: AskedPup): void {
  const control = document.querySelector<HTMLTextAreaElement>('[name=additionalInfo]');
  if (!control?.form) return;
  control.value = withoutQuestionAbout(pup, control.value);
  reportChange(control.form);
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
