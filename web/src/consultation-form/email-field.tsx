import { useFormikContext } from 'formik';
import type { FieldName } from 'functions/contract/questions.ts';
import { type MouseEvent, useState } from 'react';
import { FORM } from '../content/consultation.ts';
import type { FieldProps } from '../ui/field.tsx';
import { TextButton } from '../ui/section.tsx';
import { type Answers, showAnswers } from './answers.ts';
import { TextField } from './fields.tsx';
import { reportChange } from './fill-in.ts';

/** Suggests a correction for an address that looks mistyped, once the visitor has left the field. It never blocks. */
export function EmailField(field: FieldProps<FieldName>) {
  const { values } = useFormikContext<Answers>();
  const [checked, setChecked] = useState<{ readonly email: string; readonly suggestion: string | undefined }>();
  const suggestion = checked?.email === values.email ? checked.suggestion : undefined;

  async function check(email: string) {
    const module = await loadTypoCheck();
    if (module) setChecked({ email, suggestion: module.likelyAddress(email) });
  }
  function correct({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    if (!form || !suggestion) return;
    showAnswers(form, { [field.name]: suggestion });
    reportChange(form);
    document.getElementById(field.name)?.focus();
  }
  return (
    <div>
      <TextField
        {...field}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        translate="no"
        onFocus={() => void loadTypoCheck()}
        onBlur={(event) => check(event.target.value)}
      />
      <p role="status">
        {suggestion && (
          <TextButton key={suggestion} type="button" onClick={correct}>
            {FORM.didYouMean.before} <span translate="no">{suggestion}</span>
            {FORM.didYouMean.after}
          </TextButton>
        )}
      </p>
    </div>
  );
}

/** Resolves to nothing when the chunk fails to load, since the form works without it. */
function loadTypoCheck() {
  return import('./email-typo.ts').catch(() => undefined);
}
