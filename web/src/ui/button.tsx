import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { ExternalLink, type IconNode } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface ButtonLook {
  readonly look?: 'main' | 'second' | 'solid' | 'on-deep' | 'header' | undefined;
  readonly size?: 'large' | undefined;
  /** Fills the column on a phone. */
  readonly wide?: boolean | undefined;
}

export function Button({ look, size, wide, className, ...button }: ButtonLook & ComponentProps<typeof chakra.button>) {
  return <chakra.button className={classesOf({ look, size, wide }, className)} {...button} />;
}

export function ButtonAnchor({ look, size, wide, className, ...anchor }: ButtonLook & HTMLChakraProps<'a'>) {
  return <chakra.a className={classesOf({ look, size, wide }, className)} {...anchor} />;
}

/** See ui/theme/button-css.ts. */
function classesOf({ look = 'main', size, wide }: ButtonLook, className = ''): string {
  return ['button', `button-${look}`, size && 'button-large', wide && 'button-wide', className]
    .filter(Boolean)
    .join(' ');
}

/** A link to another site that looks like a button and opens a new tab. */
export function ExternalButton({ children, ...props }: ComponentProps<typeof ButtonAnchor>) {
  return (
    <ButtonAnchor {...props} target="_blank" rel="noopener">
      <TrailingIcon of={ExternalLink}>{children}</TrailingIcon>
      <span className="visually-hidden">(opens in a new tab)</span>
    </ButtonAnchor>
  );
}

/** A text with a decorative icon behind its last word. */
export function TrailingIcon({ of, children }: { readonly of: IconNode; readonly children: ReactNode }) {
  return (
    // The inner element stays inline in a button, which is a flex box.
    <span>
      <span className="trailing">
        {/* Before the text, so that nothing is between the last word and the room for the icon. */}
        <Icon of={of} size={20} />
        <span>{children}</span>
      </span>
    </span>
  );
}
