/** The names of CSS properties are in ui/theme/base-config.ts. This leaves custom properties and selectors. */
export function isCssProperty(name: string): boolean {
  return name.startsWith('--') || /[&@]/.test(name);
}
