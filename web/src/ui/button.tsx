import { chakra, defineStyle, type HTMLChakraProps, type SystemStyleObject } from '@chakra-ui/react';
import { ExternalLink, type IconNode } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './text.tsx';
import { LARGE_TEXT } from './theme/media.ts';

/** Has priority over `_hover`, which Chakra writes into a media query behind all other rules. */
const PRESSED = '&&:active:not(:disabled)';

const base = defineStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3',
  minHeight: '52px',
  paddingBlock: '0.7em',
  paddingInline: '1.5em',
  border: '2px solid transparent',
  borderRadius: 'control',
  fontSize: '1.0625rem',
  fontWeight: '600',
  lineHeight: '1.2',
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
  cursor: 'pointer',
  [LARGE_TEXT]: { paddingInline: '8px', '& svg': { display: 'none' }, '& .trailing': { padding: '0' } },
  // Printed pages show only links to other sites, as text with the URL.
  _print: {
    justifyContent: 'flex-start',
    minHeight: '0',
    padding: '0',
    border: 'none',
    '& svg': { display: 'none' },
    '& .trailing': { padding: '0' },
    '&:not([href^="http"])': { display: 'none' },
  },
  transition: 'background-color var(--fade), border-color var(--fade), color var(--fade)',
});

const LOOKS = {
  main: {
    bg: 'action',
    color: 'white',
    _hover: { bg: 'action.hover' },
    [PRESSED]: { bg: 'action.active' },
    _disabled: { bg: 'slateLight', cursor: 'default' },
  },
  second: {
    borderColor: 'deep',
    color: 'deep',
    _hover: { bg: 'deep', color: 'cream' },
    [PRESSED]: { bg: 'deep', color: 'wheat' },
  },
  solid: { bg: 'deep', color: 'cream', _hover: { bg: 'pasture' }, [PRESSED]: { bg: 'ink' } },
  onDeep: { bg: 'wheat', color: 'deep', _hover: { bg: 'straw' }, [PRESSED]: { bg: 'rule' } },
  header: {
    minHeight: '46px',
    paddingBlock: '0.3em',
    paddingInline: '0.8em',
    borderColor: 'action',
    color: 'error',
    fontSize: '1rem',
    _hover: { bg: 'action', color: 'white' },
    [PRESSED]: { bg: 'action.active', color: 'white' },
  },
} satisfies Record<string, SystemStyleObject>;

const large = defineStyle({ minHeight: '60px', fontSize: { base: '1.125rem', sm: '1.1875rem' } });
const fullWidth = defineStyle({ width: { base: 'full', sm: 'auto' }, paddingInline: { base: '4', sm: '1.5em' } });

interface ButtonLook {
  readonly look?: keyof typeof LOOKS;
  readonly size?: 'large' | undefined;
  /** Fills the column on a phone. */
  readonly wide?: boolean;
}

export function Button({
  look = 'main',
  size,
  wide,
  css,
  ...button
}: ButtonLook & ComponentProps<typeof chakra.button>) {
  return <chakra.button css={[base, LOOKS[look], size && large, wide && fullWidth, css]} {...button} />;
}

export function ButtonAnchor({ look = 'main', size, wide, css, ...anchor }: ButtonLook & HTMLChakraProps<'a'>) {
  return <chakra.a css={[base, LOOKS[look], size && large, wide && fullWidth, css]} {...anchor} />;
}

/** A link to another site that looks like a button and opens a new tab. */
export function ExternalButton({ children, ...props }: ComponentProps<typeof ButtonAnchor>) {
  return (
    <ButtonAnchor {...props} target="_blank" rel="noopener">
      <TrailingIcon of={ExternalLink}>{children}</TrailingIcon>
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </ButtonAnchor>
  );
}

/** A text with a decorative icon behind its last word. */
export function TrailingIcon({ of, children }: { readonly of: IconNode; readonly children: ReactNode }) {
  return (
    // The inner element stays inline in a button, which is a flex box.
    <span>
      <span className="trailing">
        {/* Before the text, so that nothing stands between the last word and the room for the icon. */}
        <Icon of={of} size={20} />
        <span>{children}</span>
      </span>
    </span>
  );
}
