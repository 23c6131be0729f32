import { useState } from 'react';
import { FORM } from '../../content/consultation.ts';
import { TextButton } from '../../ui/section.tsx';
import { TextField } from './text-fields.tsx';
import type { TextAnswer } from './use-answer.ts';

/** Suggests a correction for an address that looks mistyped, once the visitor has left the field. It never blocks. */
export function EmailField(answer: TextAnswer) {
  const { value, change } = answer;
  const [checked, setChecked] = useState<{ readonly email: string; readonly suggestion: string | undefined }>();
  const suggestion = checked?.email === value ? checked.suggestion : undefined;

  async function check(email: string) {
    const module = await loadTypoCheck();
    if (module) setChecked({ email, suggestion: module.likelyAddress(email) });
  }
  function correct(to: string) {
    change(to);
    document.getElementById('email')?.focus();
  }
  return (
    <div>
      <TextField
        {...answer}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        onFocus={() => void loadTypoCheck()}
        onBlur={(event) => check(event.target.value)}
      />
      <p role="status">
        {suggestion && (
          <TextButton type="button" onClick={() => correct(suggestion)}>
            {FORM.didYouMean(suggestion)}
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
