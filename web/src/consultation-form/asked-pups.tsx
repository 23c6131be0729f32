import { chakra, defineStyle } from '@chakra-ui/react';
import { pupId } from 'functions/contract/call.ts';
import { QUESTIONS } from 'functions/contract/questions.ts';
import { ChevronDown } from 'lucide';
import { pupPhoto } from '../../../farm/model/pictures.ts';
import type { Listed } from '../../../farm/model/schema.ts';
import { FORM } from '../content/consultation.ts';
import { LISTED } from '../content/listed-pups.generated.ts';
import { ageOf } from '../content/pup-card.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture/picture.tsx';
import { isPhoto } from '../ui/picture/sources.ts';
import { useToday } from '../use-today.ts';

const { name, label } = QUESTIONS.pups;

export const pupNames = defineStyle({
  '& picture': { flexShrink: '0', width: '36px' },
  '& picture img': { aspectRatio: '1 / 1', borderRadius: 'tag' },
});

/** A pup's face and name, and the age of a working pup, because the form's other words are about families. */
export function PupName({ of: { key, name, kind, born } }: { readonly of: Listed[number] }) {
  const today = useToday();
  const photo = pupPhoto(key);
  return (
    <>
      {isPhoto(photo) && <Picture name={photo} place="face" decorative />}
      <span>
        <b translate="no">{name}</b>
        {kind === 'working' && <span>{FORM.pups.working(ageOf({ born }, today))}</span>}
      </span>
    </>
  );
}

/** The question about pups. It works without script (form-css.ts), so nothing of it is rendered again. */
export function AskedPups() {
  if (LISTED.length === 0) return null;
  return (
    <chakra.fieldset css={pupNames} className="field pups" data-field={name} aria-label={label}>
      <details>
        <summary id={name}>
          <span className="question">{FORM.pups.question}</span>
          <span className="asking">{FORM.pups.asking}</span>
          <Icon of={ChevronDown} size={20} />
        </summary>
      </details>
      <div className="choices">
        {LISTED.map((pup) => (
          <label key={pup.key} className="choice" id={pupId(pup.name)} tabIndex={-1}>
            <input className="mark" type="checkbox" name={name} value={pup.name} />
            <PupName of={pup} />
          </label>
        ))}
        <p className="tick">{FORM.pups.tick}</p>
      </div>
    </chakra.fieldset>
  );
}
