import type { DocumentData } from 'firebase-admin/firestore';
import { FIELD_LABELS } from '../contract/fields.ts';
import { SECTION_FIELDS, SECTION_TITLES } from '../contract/sections.ts';
import { escaped } from '../http/html-page.ts';
import { look } from '../mail/page.ts';
import { sanitized } from '../mail/sanitize.ts';
import { readableAnswer } from './readable-answer.ts';

interface Section {
  readonly title: string;
  readonly answers: readonly { readonly label: string; readonly words: string }[];
}

/**
 * What a visitor wrote, by the sections of the form and without the questions that they left out. Address and number
 * stand above, whole: here their dots would be taken apart.
 */
export function answersHtml(stored: DocumentData): string {
  return sectionsOf(stored).map(sectionHtml).join('\n');
}

export function answersText(stored: DocumentData): string {
  return sectionsOf(stored).map(sectionText).join('\n\n');
}

/** What stands at the start of a line is ours. */
export function indented(words: string): string {
  return words.replace(/^/gm, '  ');
}

function sectionsOf(stored: DocumentData): readonly Section[] {
  const keys = Object.keys(SECTION_FIELDS) as (keyof typeof SECTION_FIELDS)[];
  const sections = keys.map((key) => ({
    title: SECTION_TITLES[key],
    answers: SECTION_FIELDS[key]
      .filter((name) => name !== 'email' && name !== 'phone')
      .map((name) => ({ label: FIELD_LABELS[name], words: sanitized(readableAnswer(name, stored[name])) }))
      .filter(({ words }) => words !== ''),
  }));
  return sections.filter(({ answers }) => answers.length > 0);
}

function sectionHtml({ title, answers }: Section): string {
  const rows = answers.map(
    ({ label, words }) =>
      `<p ${look('question')}>${escaped(label)}</p><p ${look('answer')} dir="auto">${escaped(words)}</p>`,
  );
  return `<h3 ${look('section')}>${escaped(title)}</h3>\n${rows.join('\n')}`;
}

function sectionText({ title, answers }: Section): string {
  const rows = answers.map(({ label, words }) => `${label}\n${indented(words)}`);
  return [title, '-'.repeat(title.length), ...rows].join('\n');
}
