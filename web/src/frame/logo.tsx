import { chakra } from '@chakra-ui/react';
import logo from '../art/logo.svg?raw';

const Drawing = chakra('div', {
  base: { flexShrink: '0', width: { base: '40px', xl: '48px' } },
});

/** Inlined, because a separate file would load after the first paint and delay the page's main picture. */
export function Logo() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG file is part of this repository
  return <Drawing aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo }} />;
}
