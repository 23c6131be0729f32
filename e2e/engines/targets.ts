import { type FieldName, questionOf } from '../../functions/src/contract/questions.ts';
import { SITE } from '../../web/src/content/site.ts';

export const FOOTER = '//footer';
export const MENU = `//nav[@aria-label=${quoted(SITE.menu)}]`;
export const MENU_BUTTON = `//header//button[@aria-label=${quoted(SITE.menu)}]`;

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
  return `//*[@id=//label[starts-with(normalize-space(), ${quoted(questionOf(name).label)})]/@for]`;
}

/** A radio button or checkbox: the row around it, which is the click target. */
export function choice(name: FieldName, value: string): string {
  const option = questionOf(name).options?.find((each) => each.value === value);
  const words = [option?.label, option?.hint].filter(Boolean).join(' ');
  const group = `//fieldset[legend[starts-with(normalize-space(), ${quoted(questionOf(name).label)})]]`;
  return `${group}//label[normalize-space()=${quoted(words)}]`;
}

/** XPath has no escapes, so each double quote of the text is in single quotes. */
function quoted(text: string): string {
  return `concat("${text.replaceAll('"', `", '"', "`)}", "")`;
}
