import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { FORM } from '../content/consultation.ts';
import { Button } from '../ui/button.tsx';

/** Has the width of its longest label, also while it shows another one. */
const Wide = chakra(Button, {
  base: {
    display: 'inline-grid',
    rowGap: '0',
    width: { base: 'full', lg: 'auto' },
    '&::before': { content: 'attr(data-longest)', height: '0', visibility: 'hidden' },
  },
});

/** The form has a second one where the last problem was solved. */
export function SubmitButton({ isPending, size }: { readonly isPending: boolean; readonly size?: 'large' }) {
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    // Focuses the button again after a failed submit, because browsers blur a button that becomes disabled.
    if (isPending || !wasPressed.current) return;
    wasPressed.current = false;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isPending]);
  return (
    <Wide
      ref={button}
      type="submit"
      size={size}
      disabled={isPending}
      data-longest={FORM.submit}
      onClick={() => {
        wasPressed.current = true;
      }}
    >
      {isPending ? FORM.submitting : FORM.submit}
    </Wide>
  );
}
