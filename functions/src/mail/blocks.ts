import { FARM_NAME } from '../contract/farm.ts';
import { ACTION, PALETTE } from '../contract/palette.ts';
import { escaped } from '../http/html-page.ts';
import type { Summary } from './summary.ts';

/** Texts with their labels, such as answers with their questions. */
type Labelled = readonly (readonly [label: string, text: string])[];

/** A part of a mail in both forms. Blocks take plain text, and escape it. The parameter `text` is the text form. */
export interface Block {
  readonly html: string;
  /** If empty, the block is in the HTML only. */
  readonly text: string;
}

/** The HTML and the text of a mail. Inboxes show `preview` beside the subject. */
export function mailOf(preview: string, blocks: readonly Block[]): Block {
  const { html: content, text } = joined(blocks);
  const rows = row(element('td', 'brand', escaped(FARM_NAME))) + row(element('td', 'page', content));
  const column = table(rows, 'width="560" style="max-width:100%"');
  // Fixed, so that the column gets narrower on a phone. Outlook uses its width of 560.
  const ground = table(
    row(element('td', 'ground', column, 'align="center"')),
    'width="100%" style="table-layout:fixed"',
  );
  const hidden = `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(preview)}</div>`;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escaped(preview)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${DARK_STYLES}}</style>
</head>
${element('body', 'ground', `${hidden}${ground}`)}
</html>
`;
  return { html, text };
}

export function joined(blocks: readonly Block[], between = '\n\n'): Block {
  const texts = blocks.map(({ text }) => text).filter(Boolean);
  return { html: blocks.map(({ html }) => html).join('\n'), text: texts.join(between) };
}

/** Indents each line, so that no text of a visitor looks like one of our headings. */
function indented(text: string): string {
  return text.replace(/^/gm, '  ');
}

function labelled(label: string, text: string): string {
  return `${label}\n${indented(text)}`;
}

/** The title of the mail. The text form has it only if there is a label for it. */
export function heading(title: string, label = ''): Block {
  return { html: element('h1', 'heading', inline(title), 'dir="auto"'), text: label && labelled(label, title) };
}

/** The heading of a part of the mail, below a line. */
export function part(title: string): Block {
  const content = title && element('h2', 'title', inline(title));
  return { html: table(row('<td height="32">&nbsp;</td>') + row(element('td', 'part', content))), text: title };
}

/** A smaller heading with what is below it. */
export function section(level: 'h2' | 'h3', title: string, ...blocks: readonly Block[]): Block {
  const html = element(level, 'section', inline(title), 'dir="auto"');
  return joined([{ html, text: `${title}\n${'-'.repeat(title.length)}` }, ...blocks], '\n');
}

/** A visitor's answers in one section of the form. */
export function answers(title: string, answers: Labelled): Block {
  const blocks = answers.map(([label, text]) => ({
    html: `${element('p', 'small', inline(label))}<p style="margin:0" dir="auto">${inline(text)}</p>`,
    text: labelled(label, text),
  }));
  return section('h3', title, ...blocks);
}

/** A request in a list of up to 100. Kept short, because Gmail cuts a mail off at 102 KB. */
export function entry(name: string, ...blocks: readonly Block[]): Block {
  const { html, text } = section('h3', name, ...blocks);
  return { html, text: indented(text) };
}

export function line(words: string, style: Style = 'line', text = words): Block {
  return { html: element('p', style, inline(words)), text };
}

export function steps(texts: readonly string[]): Block {
  const items = texts.map((text) => `<li>${inline(text)}</li>`).join('');
  return { html: element('ol', 'steps', items), text: texts.map((text, index) => `${index + 1}. ${text}`).join('\n') };
}

export function facts(entries: Labelled): Block {
  const rows = entries.map(([label, text]) => {
    const first = element('td', 'label', inline(label), 'width="38%" valign="top"');
    return row(first, element('td', 'value', inline(text), 'dir="auto" valign="top"'));
  });
  return { html: spaced(...rows), text: entries.map((entry) => labelled(...entry)).join('\n\n') };
}

export function deadline(promise: string, text = promise): Block {
  return { html: spaced(row(element('td', 'deadline', `<b>${inline(promise)}</b>`))), text };
}

/** The main button of the mail. The text form has `title` and the address instead of the button's words. */
export function button(href: string, words: string, title: string): Block {
  const cell = element('td', 'button', linked(href, 'onButton', inline(words)), 'align="center"');
  return { html: spaced(row(cell)), text: labelled(title, href) };
}

/** A line with a link; plain text if there is no address. */
export function link(href: string, words: string, text = labelled(words, href)): Block {
  return { html: `<p style="margin:0">${linked(href, 'link', inline(words))}</p>`, text };
}

type Contact = Pick<Summary, 'phone' | 'phoneHref' | 'email' | 'emailHref'> & { readonly smsHref?: string };

/** Large cells to call and to write, and with `smsHref` to text. */
export function contact(
  family: Contact,
  text = `${labelled('Call', family.phone)}\n\n${labelled('Email', family.email)}`,
): Block {
  const { phone, phoneHref, smsHref, email, emailHref } = family;
  const call = box(phoneHref, 'Call', phone);
  const sms = smsHref ? `<td width="10"></td>${box(smsHref, '', 'Text instead', 'width="84"')}` : '';
  return { html: spaced(row(call, sms)) + spaced(row(box(emailHref, 'Email', email))), text };
}

function box(href: string, label: string, text: string, attributes = ''): string {
  const kicker = label && `${element('span', 'kicker', label)}<br>`;
  return element('td', 'box', linked(href, 'onBox', kicker + inline(text)), attributes);
}

/** Until when to answer, and more about the family. */
export function promised(promise: string, more: string): Block {
  const text = [promise, more].filter(Boolean).join('\n');
  return { html: element('p', 'line', `<b>${inline(promise)}</b><br>${inline(more)}`), text };
}

/** A table with space below, because margins of tables are not reliable. */
function spaced(...rows: readonly string[]): string {
  const space = row('<td height="10" style="height:10px;font-size:10px;line-height:10px">&nbsp;</td>');
  return table([...rows, space].join(''));
}

/** A page opens in a tab of its own, because it refuses to be shown in the frame of a mail program. */
function linked(href: string, style: Style, content: string): string {
  const target = href.startsWith('http') ? 'target="_blank" ' : '';
  return href ? element('a', style, content, `${target}href="${escaped(href)}"`) : content;
}

/** The text as HTML. Keeps "pm" on the line of its time. A long address may break before its "@". */
function inline(text: string): string {
  return escaped(text)
    .replaceAll('\n', '<br>')
    .replaceAll('@', '<wbr>@')
    .replace(/(?<=\d) (?=[ap]m\b)/g, '&nbsp;');
}

// A font of Windows comes first: if Outlook for Windows does not know the first one, it uses Times New Roman.
const SERIF = "Georgia,'Times New Roman',serif";
const SANS = "'Segoe UI',system-ui,-apple-system,Roboto,Arial,sans-serif";

/** Inline, because some mail programs remove style sheets. Outlook for Windows pads only cells, and ignores max-width. */
const STYLES = {
  ground: `margin:0;padding:0;background:${PALETTE.cream};color:${PALETTE.ink};font:17px/1.5 ${SANS};overflow-wrap:anywhere`,
  brand: `padding:14px 20px;background:${PALETTE.deep};color:${PALETTE.cream};font:600 17px/1.5 ${SANS}`,
  page: `padding:28px 20px 32px;color:${PALETTE.ink};font:17px/1.5 ${SANS}`,
  kicker: `margin:0;color:${PALETTE.slate};font-size:16px;font-weight:400`,
  heading: `margin:2px 0 10px;color:${PALETTE.deep};font:600 31px/1.15 ${SERIF}`,
  part: `padding:24px 0 0;border-top:1px solid ${PALETTE.rule}`,
  title: `margin:0 0 4px;color:${PALETTE.deep};font:600 23px/1.25 ${SERIF}`,
  section: `margin:24px 0 4px;color:${PALETTE.deep};font:600 18px/1.3 ${SERIF}`,
  line: 'margin:0 0 8px',
  label: `overflow-wrap:normal;padding:3px 16px 3px 0;color:${PALETTE.slate};font:16px/1.5 ${SANS}`,
  value: `padding:3px 0;color:${PALETTE.ink};font:600 17px/1.5 ${SANS}`,
  steps: 'margin:0 0 0 24px;padding:0',
  deadline: `padding:11px 16px;background:${PALETTE.straw};color:${PALETTE.ink};font:17px/1.5 ${SANS};border-radius:6px`,
  box: `padding:4px 16px;border:2px solid ${PALETTE.bark};border-radius:6px;color:${PALETTE.deep};font:600 17px/1.35 ${SANS}`,
  button: `padding:6px 16px;background:${PALETTE[ACTION]};border-radius:6px;font:600 17px/1.5 ${SANS}`,
  onBox: `display:block;padding:6px 0;color:${PALETTE.deep};text-decoration:none`,
  onButton: `display:block;padding:9px 0;color:${PALETTE.white};text-decoration:none`,
  link: `display:block;padding:9px 0;color:${PALETTE.barnDark}`,
  signature: 'margin:14px 0 0;font-weight:600',
  small: `margin:12px 0 0;color:${PALETTE.slate};font-size:15px`,
} as const;

/** For mail programs that support style sheets and dark mode. */
const DARK_STYLES = `
.ground{background:${PALETTE.ink}!important}
.ground,.page,.value,.box,.onBox{color:${PALETTE.cream}!important}
.heading,.title,.section{color:${PALETTE.wheat}!important}
.kicker,.label,.small{color:${PALETTE.rule}!important}
.part{border-color:${PALETTE.ruleDeep}!important}
.deadline{background:${PALETTE.deep}!important;color:${PALETTE.cream}!important}
.box{border-color:${PALETTE.rule}!important}
.link{color:${PALETTE.dawn}!important}`;

type Style = keyof typeof STYLES;

/** An element with a style. Outlook needs `bgcolor` for a background. */
function element(tag: string, name: Style, content: string, attributes = ''): string {
  const [, color] = /background:(#\w+)/.exec(STYLES[name]) ?? [];
  const bgcolor = color ? `bgcolor="${color}"` : '';
  return `<${tag} class="${name}" style="${STYLES[name]}" ${bgcolor} ${attributes}>${content}</${tag}>`;
}

/** A table that only makes a layout. */
function table(rows: string, attributes = 'width="100%"'): string {
  return `<table role="presentation" ${attributes} border="0" cellspacing="0" cellpadding="0">${rows}</table>`;
}

function row(...cells: string[]): string {
  return `<tr>${cells.join('')}</tr>`;
}
