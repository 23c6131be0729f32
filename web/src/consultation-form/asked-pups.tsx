import { chakra, defineStyle } from '@chakra-ui/react';
import { pupId } from 'functions/contract/pups.ts';
import { QUESTIONS } from 'functions/contract/questions.ts';
import { ChevronDown } from 'lucide';
import { pupPhoto } from '../../../farm/check/pictures.ts';
import type { Listed } from '../../../farm/check/schema.ts';
import { FORM } from '../content/consultation.ts';
import { LISTED } from '../content/listed-pups.generated.ts';
import { ageOf } from '../content/pup-card.ts';
import { Icon } from '../ui/icon.tsx';
import { touchTarget } from '../ui/layout.ts';
import { facesOf, Picture } from '../ui/picture/picture.tsx';
import { isPhoto } from '../ui/picture/sources.ts';
import { textLink } from '../ui/text-link.tsx';
import { useToday } from '../use-today.ts';
import { choiceMark, choiceRow } from './choice-styles.ts';

const { name, label } = QUESTIONS.pups;

const PHOTOS = LISTED.map(({ key }) => pupPhoto(key)).filter(isPhoto);

/** Styles of a `PupName`, for an element around it. */
export const pupNames = defineStyle({
  ...facesOf(PHOTOS),
  '& picture': { flexShrink: '0', width: '36px' },
  '& picture > img': { aspectRatio: '1 / 1', borderRadius: 'tag' },
});

/** A pup's face and name, and the age of a working pup, because the form's other words are about families. */
export function PupName({ of: { key, name, kind, born } }: { readonly of: Listed[number] }) {
  const today = useToday();
  const photo = pupPhoto(key);
  return (
    <>
      {isPhoto(photo) && <Picture name={photo} place="face" plain={`face-${PHOTOS.indexOf(photo)}`} decorative />}
      <span>
        <b translate="no">{name}</b>
        {kind === 'working' && <span>{FORM.pups.working(ageOf({ born }, today))}</span>}
      </span>
    </>
  );
}

/** While the list is closed, it shows what is ticked, and the box to which the page's address leads. */
const styles = defineStyle({
  ...pupNames,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  minWidth: '0',
  marginBottom: '3',
  '& > details > summary': {
    ...touchTarget,
    columnGap: '1',
    color: 'fg.heading',
    fontWeight: '600',
    cursor: 'pointer',
    listStyle: 'none',
    '& > span': textLink,
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& > details[open]': { flexBasis: '100%', '& svg': { transform: 'rotate(180deg)' } },
  '& .asking, &:has(:checked) .question': { display: 'none' },
  '&:has(:checked) .asking': { display: 'inline' },
  '& > label': {
    ...choiceRow,
    minWidth: '0',
    overflowWrap: 'anywhere',
    // The page stays at its top when its address leads here.
    scrollMarginTop: '100rem',
    '& > input': choiceMark,
  },
  '& > details:not([open]) ~ label': {
    flex: '0 1 auto',
    '&:not(:has(:checked), :focus-within, :target)': { display: 'none' },
  },
  '& > .tick': { display: 'none', flexBasis: '100%' },
  '& > label:target:not(:has(:checked)) ~ .tick': { display: 'block' },
});

/** The question about pups. It works without script, so nothing of it is rendered again. */
export function AskedPups() {
  if (LISTED.length === 0) return null;
  return (
    <chakra.fieldset css={styles} data-field={name}>
      <legend className="visually-hidden">{label}</legend>
      <details>
        <summary id={name}>
          <span className="question">{FORM.pups.question}</span>
          <span className="asking">{FORM.pups.asking}</span>
          <Icon of={ChevronDown} size={20} />
        </summary>
      </details>
      {LISTED.map((pup) => (
        <label key={pup.key} id={pupId(pup.name)}>
          <input type="checkbox" name={name} value={pup.name} />
          <PupName of={pup} />
        </label>
      ))}
      <p className="tick">{FORM.pups.tick}</p>
    </chakra.fieldset>
  );
}
