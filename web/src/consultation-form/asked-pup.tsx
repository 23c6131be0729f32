import { chakra, defineStyle } from '@chakra-ui/react';
import { type AskedPup, PUPS, pupsAskedAbout, rowId, withoutQuestionAbout } from 'functions/contract/pups.ts';
import { type MouseEvent, memo, type ReactNode, Suspense, useEffect, useState } from 'react';
import { PUP_PHOTO } from '../../../farm/check/pictures.ts';
import { FORM } from '../content/consultation.ts';
import { PATHS } from '../routes.ts';
import { Picture } from '../ui/picture/picture.tsx';
import { isPhoto } from '../ui/picture/sources.ts';
import { textLink, touchTarget } from '../ui/section.tsx';
import { frameStyles } from './draft.tsx';
import { reportChange } from './fill-in.ts';

const styles = defineStyle({
  ...frameStyles,
  columnGap: '2.5',
  overflow: 'hidden',
  // The page stays at its top when its address leads here.
  scrollMarginTop: '100rem',
  _focusVisible: { outline: 'none', boxShadow: 'none' },
  '&[data-served=true]:not(:target)': { display: 'none' },
  '& picture': { width: '48px', marginLeft: { base: '-3', md: '-6' } },
  '& img': { aspectRatio: '1 / 1' },
  '& p': { flex: '1 1 6em' },
  '& a': { ...textLink, ...touchTarget, color: 'fg.heading', fontWeight: '600' },
});

type RowProps = { readonly pup: AskedPup; words: string; served: boolean; children?: ReactNode };

/** Names a pup about which the visitor asks. A served row is shown only if the page's address leads to it. */
export function AskedPupRow({ pup: { key, name }, words, served, children }: RowProps) {
  return (
    <chakra.div css={styles} id={rowId(key)} tabIndex={-1} data-served={served}>
      {isPhoto(PUP_PHOTO + key) && <Picture name={PUP_PHOTO + key} place="face" decorative />}
      <p>
        <span>{words} </span>
        <b translate="no">{name}</b>
      </p>
      {children}
    </chakra.div>
  );
}

/** The pups about which the form asks, as `written` in "Additional information". */
export const AskedPups = memo(function AskedPups({ written }: { readonly written: string }) {
  const [isServed, setServed] = useState(true);
  // In one render with the question, which `useDraft` adds in the same moment.
  useEffect(() => setServed(false), []);
  return (
    // React hydrates what is in here later. By then, the served rows are gone.
    <Suspense key={`${isServed}`}>
      {(isServed ? PUPS : pupsAskedAbout(written)).map((pup) => (
        <AskedPupRow key={pup.key} pup={pup} words={FORM.pup.asking} served={isServed}>
          <a href={PATHS.consultation} onClick={(event) => takeBack(event, pup)}>
            {FORM.pup.takeBack}
          </a>
        </AskedPupRow>
      ))}
    </Suspense>
  );
});

function takeBack(event: MouseEvent, pup: AskedPup): void {
  const control = document.querySelector<HTMLTextAreaElement>('[name=additionalInfo]');
  if (!control?.form) return;
  event.preventDefault();
  control.value = withoutQuestionAbout(pup, control.value);
  reportChange(control.form);
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
