import { chakra } from '@chakra-ui/react';
import logo from '../art/logo.svg?raw';

const Drawing = chakra('div', {
  base: { flexShrink: '0', width: { base: '40px', xl: '48px' } },
});

/** In the page itself: a file of its own would come after the first paint and hold up the one picture that counts. */
export function Logo() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
  return <Drawing aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />;
}
