import { FIELD_LABELS, FIELD_OPTIONS, type FieldName } from '../../functions/src/contract/fields.ts';
import { SITE } from '../../web/src/content/site.ts';

export const FOOTER = '//footer';
export const MENU = `//nav[@aria-label=${quoted(SITE.menu)}]`;
export const MENU_BUTTON = `//header//button[@aria-label=${quoted(SITE.menu)}]`;
/** Stands in the button's place where the browser cannot open the menu. */
export const MENU_LINK = `//header//a[@aria-label=${quoted(SITE.menu)}]`;

export function link(name: string, within = ''): string {
  return `${within}//a[normalize-space()=${quoted(name)}]`;
}

export function heading(level: 1 | 2, text: string): string {
  return `//h${level}[normalize-space()=${quoted(text)}]`;
}

export function button(name: string): string {
  return `//button[normalize-space()=${quoted(name)}]`;
}

export function withText(text: string): string {
  return `//*[text()=${quoted(text)}]`;
}

export function question(name: FieldName): string {
  return `//*[@id=//label[starts-with(normalize-space(), ${quoted(FIELD_LABELS[name])})]/@for]`;
}

/** One of several answers: the whole row, which takes the tap. */
export function choice(name: FieldName, value: string): string {
  const option = FIELD_OPTIONS[name]?.find((each) => each.value === value);
  const words = [option?.label, option?.hint].filter(Boolean).join(' ');
  const group = `//fieldset[legend[starts-with(normalize-space(), ${quoted(FIELD_LABELS[name])})]]`;
  return `${group}//label[normalize-space()=${quoted(words)}]`;
}

/** XPath knows no escapes; a text with both kinds of quotes has to be pieced together. */
function quoted(text: string): string {
  if (!text.includes('"')) return `"${text}"`;
  return `concat(${text
    .split('"')
    .map((part) => `"${part}"`)
    .join(`, '"', `)})`;
}
