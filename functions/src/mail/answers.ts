import type { DocumentData } from 'firebase-admin/firestore';
import { SECTIONS } from '../contract/questions.ts';
import { escaped } from '../html.ts';
import { styled } from './page.ts';
import { readableAnswer } from './readable-answer.ts';
import { sanitized } from './sanitize.ts';

type Section = ReturnType<typeof sectionsOf>[number];

/**
 * The visitor's answers as HTML, in the sections of the form, without empty ones. Leaves out email and phone: the top of the
 * mail shows them unchanged, while `sanitized` would insert spaces here.
 */
export function answersHtml(stored: DocumentData): string {
  return sectionsOf(stored).map(sectionHtml).join('\n');
}

export function answersText(stored: DocumentData): string {
  return sectionsOf(stored).map(sectionText).join('\n\n');
}

/** Indents each line, so that no text of a visitor looks like one of our headings. */
export function indented(text: string): string {
  return text.replace(/^/gm, '  ');
}

function sectionsOf(stored: DocumentData) {
  const sections = SECTIONS.map(({ title, questions }) => ({
    title,
    answers: questions
      .filter(({ kind }) => kind !== 'email' && kind !== 'phone')
      .map(({ name, label }) => ({ label, text: sanitized(readableAnswer(name, stored[name])) }))
      .filter(({ text }) => text !== ''),
  }));
  return sections.filter(({ answers }) => answers.length > 0);
}

function sectionHtml({ title, answers }: Section): string {
  const rows = answers.map(
    ({ label, text }) =>
      `<p ${styled('question')}>${escaped(label)}</p><p ${styled('answer')} dir="auto">${escaped(text).replaceAll('\n', '<br>')}</p>`,
  );
  return `<h3 ${styled('section')}>${escaped(title)}</h3>\n${rows.join('\n')}`;
}

function sectionText({ title, answers }: Section): string {
  const rows = answers.map(({ label, text }) => `${label}\n${indented(text)}`);
  return [title, '-'.repeat(title.length), ...rows].join('\n');
}
