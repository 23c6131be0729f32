import { chakra, defineStyle } from '@chakra-ui/react';
import { type AskedPup, PUPS, pupsAskedAbout, rowId, withoutQuestionAbout } from 'functions/contract/pups.ts';
import { type MouseEvent, memo, type ReactNode, Suspense, useEffect, useState } from 'react';
import { PUP_PHOTO } from '../../../farm/check/pictures.ts';
import { FORM } from '../content/consultation.ts';
import { PATHS } from '../routes.ts';
import { Picture } from '../ui/picture/picture.tsx';
import { isPhoto } from '../ui/picture/sources.ts';
import { row, textLink, touchTarget } from '../ui/section.tsx';
import { reportChange } from './fill-in.ts';

const styles = defineStyle({
  ...row,
  columnGap: '2.5',
  overflow: 'hidden',
  minHeight: '48px',
  marginBottom: '4',
  paddingInline: '3',
  fontSize: { base: '1rem', md: '1.125rem' },
  bg: 'bg.selected',
  border: 'head',
  borderRadius: 'row',
  lineHeight: '1.25',
  // The page stays at its top when its address leads here.
  scrollMarginTop: '100rem',
  _focusVisible: { outline: 'none', boxShadow: 'none' },
  '&[data-served]:not(:target)': { display: 'none' },
  '& picture': { flexShrink: '0', width: '48px', marginLeft: '-3' },
  '& img': { aspectRatio: '1 / 1' },
  '& p': { flex: '1 1 6em' },
  '& a, & button': { ...textLink, ...touchTarget, flexShrink: '0', color: 'fg.heading', fontWeight: '600' },
});

interface RowProps {
  readonly pup: AskedPup;
  readonly words: string;
  /** Shows the row only if the page's address leads to it. */
  readonly served?: boolean;
  readonly children?: ReactNode;
}

/** Names a pup about which the visitor asks. */
export function AskedPupRow({ pup: { key, name }, words, served, children }: RowProps) {
  return (
    <chakra.div css={styles} id={rowId(key)} tabIndex={-1} data-served={served ? '' : undefined}>
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
  const { asking, takeBack } = FORM.pup;
  if (isServed && PUPS.length > 0)
    return (
      // React hydrates what is in here later, and these rows are gone by then.
      <Suspense>
        {PUPS.map((pup) => (
          <AskedPupRow key={pup.key} pup={pup} words={asking} served>
            <a href={PATHS.consultation}>{takeBack}</a>
          </AskedPupRow>
        ))}
      </Suspense>
    );
  return pupsAskedAbout(written).map((pup) => (
    <AskedPupRow key={pup.key} pup={pup} words={asking}>
      <button type="button" onClick={(event) => takeQuestionBack(event, pup)}>
        {takeBack}
      </button>
    </AskedPupRow>
  ));
});

function takeQuestionBack({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, pup: AskedPup): void {
  const control = form?.elements.namedItem('additionalInfo') as HTMLTextAreaElement | null;
  if (!form || !control) return;
  control.value = withoutQuestionAbout(pup, control.value);
  reportChange(form);
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
