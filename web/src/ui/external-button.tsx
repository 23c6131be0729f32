import { ExternalLink } from 'lucide';
import type { ComponentProps } from 'react';
import { ButtonAnchor } from './button.tsx';
import { TrailingIcon } from './trailing-icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A link to another site that looks like a button and opens a new tab. */
export function ExternalButton({ children, ...props }: ComponentProps<typeof ButtonAnchor>) {
  return (
    <ButtonAnchor {...props} target="_blank" rel="noopener">
      <TrailingIcon of={ExternalLink}>{children}</TrailingIcon>
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </ButtonAnchor>
  );
}
