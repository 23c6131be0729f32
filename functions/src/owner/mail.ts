import { FIELD_LABELS, FIELD_NAMES, FIELD_OPTIONS, type FieldName } from '../contract/fields.ts';

export interface Mail {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly replyTo: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly messageId: string;
  readonly text: string;
  readonly html: string;
}

/** A stored consultation as the owner reads it. */
export function mailFor(id: string, stored: Readonly<Record<string, unknown>>, owner: string): Mail {
  const project = process.env.GCLOUD_PROJECT;
  const link = `https://console.firebase.google.com/project/${project}/firestore/databases/-default-/data/~2Fconsultations~2F${id}`;
  const answers = FIELD_NAMES.map((name) => [FIELD_LABELS[name], wordsOf(name, stored[name])] as const);
  return {
    from: { name: 'Consultation form', address: owner },
    to: owner,
    replyTo: { name: oneLine(`${stored.firstName} ${stored.lastName}`), address: String(stored.email) },
    subject: subjectOf(stored),
    // The same for every copy, so that a mailbox can tell that it is one.
    messageId: `<${id}@${project}.firebaseapp.com>`,
    text: [
      ...answers.map(([label, words]) => `${label}\n${indented(words)}`),
      `In the console\n${indented(link)}`,
    ].join('\n\n'),
    html: page([
      ...answers.map(([label, words]) => [label, escaped(words)] as const),
      ['In the console', anchor(link)],
    ]),
  };
}

function subjectOf(stored: Readonly<Record<string, unknown>>): string {
  const family = `${stored.firstName} ${stored.lastName}`;
  const spam = stored.suspectedSpam === true ? '[possible spam] ' : '';
  return oneLine(`${spam}Consultation request: ${family}, ${wordsOf('timeline', stored.timeline)}`);
}

/** No line break can start a header of its own, and no direction mark can turn the words around. */
function oneLine(value: string): string {
  return value.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu, ' ').trim();
}

function wordsOf(name: FieldName, value: unknown): string {
  const values = [value].flat().filter((each) => each !== null && each !== undefined && each !== '');
  const words = values.map(
    (each) => FIELD_OPTIONS[name]?.find((option) => option.value === each)?.label ?? String(each),
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

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(words: string): string {
  return words.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '').replace(/\n/g, '<br>\n');
}
