import { PLAIN_PROPERTIES } from '../../src/ui/theme/base-config.ts';

const NAMES = new Set(PLAIN_PROPERTIES);

/** The site's properties without tokens, custom properties and selectors. */
export function isCssProperty(name: string): boolean {
  return NAMES.has(name) || name.startsWith('--') || /[&@]/.test(name);
}
