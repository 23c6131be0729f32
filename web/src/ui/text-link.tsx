import { chakra, defineStyle, type HTMLChakraProps } from '@chakra-ui/react';

export const textLink = {
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.2em',
  _hover: { textDecorationThickness: '3px' },
} as const;

export function TextButton(button: HTMLChakraProps<'button'>) {
  return <chakra.button css={textLink} minHeight="target" fontWeight="600" cursor="pointer" {...button} />;
}

const jumpLink = defineStyle({
  ...textLink,
  display: 'inline-block',
  paddingBlock: '0.55em',
  color: 'fg.heading',
  fontWeight: '600',
  _print: { display: 'none' },
});

/** A secondary link on its own line below a button. */
export function JumpLink({ css, ...anchor }: HTMLChakraProps<'a'>) {
  return <chakra.a css={[jumpLink, css]} {...anchor} />;
}
