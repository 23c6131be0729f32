import { FIELD_LABELS, FIELD_NAMES, FIELD_OPTIONS, type FieldName } from '../contract/fields.ts';
import { escaped, harmless, shortName } from './harmless.ts';
import type { Mail } from './send.ts';

type Stored = Readonly<Record<string, unknown>>;

/** A stored consultation as the owner reads it. */
export function mailFor(id: string, stored: Stored): Mail {
  const project = process.env.GCLOUD_PROJECT;
  const link = `https://console.firebase.google.com/project/${project}/firestore/databases/-default-/data/~2Fconsultations~2F${id}`;
  const answers = FIELD_NAMES.map((name) => [FIELD_LABELS[name], wordsOf(name, stored[name])] as const);
  return {
    subject: `${stored.suspectedSpam === true ? '[possible spam] ' : ''}Consultation request: ${shortName(stored)}, ${wordsOf('timeline', stored.timeline)}`,
    replyTo: { name: shortName(stored), address: String(stored.email).replace(/[\s<>]+/g, '') },
    messageId: `<${id}@${project}.firebaseapp.com>`,
    text: [
      `In the console\n${indented(link)}`,
      'Written by a visitor',
      ...answers.map(([label, words]) => `${label}\n${indented(words)}`),
    ].join('\n\n'),
    html: page([
      ['In the console', anchor(link)],
      ['Written by a visitor', ''],
      ...answers.map(([label, words]) => [label, escaped(words).replaceAll('\n', '<br>\n')] as const),
    ]),
  };
}

function wordsOf(name: FieldName, value: unknown): string {
  const values = [value].flat().filter((each) => each !== null && each !== undefined && each !== '');
  const words = values.map(
    (each) => FIELD_OPTIONS[name]?.find((option) => option.value === each)?.label ?? harmless(each),
  );
  return words.join(', ') || '(no answer)';
}

function indented(words: string): string {
  return words.replace(/^/gm, '  ');
}

function page(rows: readonly (readonly [label: string, html: string])[]): string {
  const list = rows.map(([label, html]) => `<dt><b>${escaped(label)}</b></dt>\n<dd dir="auto">${html}</dd>`).join('\n');
  return `<!doctype html>\n<html lang="en">\n<body>\n<dl>\n${list}\n</dl>\n</body>\n</html>\n`;
}

function anchor(link: string): string {
  return `<a href="${escaped(link)}">Open this request</a>`;
}
