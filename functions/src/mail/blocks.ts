import { escaped } from '../http/html-page.ts';
import { cell, mailPage, row, type Style, styled, table } from './page.ts';
import type { Labelled, Summary } from './request-texts.ts';

/** A part of a mail in both forms. Blocks take plain text, and escape it. The parameter `text` is the text form. */
export interface Block {
  readonly html?: string | undefined;
  /** Rows of a layout table instead. The rows of adjacent blocks are in one table, with space between them. */
  readonly rows?: readonly string[] | undefined;
  /** If empty or left out, the block is in the HTML only. */
  readonly text?: string | undefined;
}

/** The HTML and the text of a mail. Inboxes show `preview` beside the subject. */
export function mailOf(preview: string, blocks: readonly Block[]) {
  return { text: textOf(blocks), html: mailPage(preview, htmlOf(blocks)) };
}

export function textOf(blocks: readonly Block[], between = '\n\n'): string {
  return blocks.flatMap(({ text }) => text || []).join(between);
}

function htmlOf(blocks: readonly Block[]): string {
  const parts: Block[] = [];
  for (const { html, rows } of blocks) {
    const above = rows && parts.at(-1)?.rows;
    if (above) parts.splice(-1, 1, { rows: [...above, ...rows] });
    else parts.push({ html, rows });
  }
  return parts.map(({ html, rows }) => (rows ? stack(rows) : html)).join('\n');
}

/** Margins of tables are not reliable. */
function stack(rows: readonly string[]): string {
  return table(rows.join('<tr><td height="10" style="height:10px;font-size:10px;line-height:10px">&nbsp;</td></tr>'));
}

/** Indents each line, so that no text of a visitor looks like one of our headings. */
function indented(text: string): string {
  return text.replace(/^/gm, '  ');
}

export function labelledText(entries: Labelled): string {
  return entries.map(([label, text]) => `${label}\n${indented(text)}`).join('\n\n');
}

/** The title of the mail. */
export function heading(title: string, text = ''): Block {
  return { html: `<h1 ${styled('heading')} dir="auto">${escaped(title)}</h1>`, text };
}

/** The heading of a part of the mail, below a line. */
export function part(title: string, text = title): Block {
  const content = title && `<h2 ${styled('title')}>${escaped(title)}</h2>`;
  return { html: table(row('<td height="32">&nbsp;</td>') + row(cell('part', content))), text };
}

/** A smaller heading with what is below it. */
export function section(title: string, ...blocks: readonly Block[]): Block {
  return group({ html: `<h2 ${styled('section')}>${escaped(title)}</h2>`, text: title }, ...blocks);
}

/** Blocks without blank lines between their texts. */
function group(...blocks: readonly Block[]): Block & { readonly text: string } {
  return { html: htmlOf(blocks), text: textOf(blocks, '\n') };
}

export function line(words: string, style: Style = 'line', text = words): Block {
  return { html: `<p ${styled(style)}>${withWholeTimes(multiline(words))}</p>`, text };
}

export function steps(texts: readonly string[]): Block {
  const rows = texts.map((text, index) =>
    row(cell('step', `${index + 1}.`, 'width="28" valign="top"'), cell('step', escaped(text))),
  );
  return { html: table(rows.join('')), text: texts.map((text, index) => `${index + 1}. ${text}`).join('\n') };
}

export function facts(entries: Labelled): Block {
  const rows = entries.map(([label, text]) =>
    row(
      cell('label', escaped(label), 'width="38%" valign="top"'),
      cell('value', escaped(text), 'dir="auto" valign="top"'),
    ),
  );
  return { rows: [row(cell('text', table(rows.join(''))))], text: labelledText(entries) };
}

export function deadline(promise: string, text = promise): Block {
  return { rows: [row(cell('deadline', `<b>${unbroken(promise)}</b>`))], text };
}

/** The main button of the mail. The text form has `title` and the address instead of the button's words. */
export function button(href: string, words: string, title: string): Block {
  const content = `<a ${styled('onButton')} target="_blank" href="${escaped(href)}">${escaped(words)}</a>`;
  return { rows: [row(cell('button', content, 'align="center"'))], text: labelledText([[title, href]]) };
}

/** A link at the end of the mail. */
export function smallLink(href: string, words: string, title: string): Block {
  const content = `<a ${styled('link')} target="_blank" href="${escaped(href)}">${escaped(words)}</a>`;
  return { html: `<p ${styled('small')}>${content}</p>`, text: `${labelledText([[title, href]])}\n` };
}

type Contact = Pick<Summary, 'phone' | 'phoneHref' | 'email' | 'emailHref'> & { readonly smsHref?: string };

/** Large cells to call and to write, and with `smsHref` to text. */
export function contact({ phone, phoneHref, smsHref, email, emailHref }: Contact, text = `${phone}\n${email}`): Block {
  const call = box(phoneHref, 'Call', phone);
  const sms = smsHref && `<td width="10"></td>${box(smsHref, '', 'Text instead', 'width="84"')}`;
  const first = sms === undefined ? call : cell('text', table(row(call, sms)));
  return { rows: [row(first), row(box(emailHref, 'Email', email))], text };
}

/** Plain text if there is no link. */
function box(href: string, label: string, text: string, attributes = ''): string {
  const content = `${label && `<span ${styled('kicker')}>${label}</span><br>`}${breakable(text)}`;
  const tag = href ? `a href="${escaped(href)}"` : 'span';
  return cell('box', `<${tag} ${styled('onBox')}>${content}</${tag.split(' ')[0]}>`, attributes);
}

/** A visitor's answers in one section of the form. */
export function answers({ title, answers }: { readonly title: string; readonly answers: Labelled }): Block {
  const blocks = answers.map(([label, text]) => ({
    html: `<p ${styled('question')}>${escaped(label)}</p><p ${styled('answer')} dir="auto">${multiline(text)}</p>`,
    text: labelledText([[label, text]]),
  }));
  const underlined = `${title}\n${'-'.repeat(title.length)}`;
  return group({ html: `<h3 ${styled('section')}>${escaped(title)}</h3>`, text: underlined }, ...blocks);
}

/** A request in a list of up to 100. Kept short, because Gmail cuts a mail off at 102 KB. */
export function entry(name: string, ...blocks: readonly Block[]): Block {
  const heading = { html: `<h3 ${styled('section')} dir="auto">${escaped(name)}</h3>`, text: name };
  const { html, text } = group(heading, ...blocks);
  return { html, text: indented(text) };
}

/** Until when to answer, and more about the family. */
export function promised(promise: string, more: string): Block {
  const html = `<p ${styled('line')}><b>${unbroken(promise)}</b><br>${multiline(more)}</p>`;
  return { html, text: [promise, more].filter(Boolean).join('\n') };
}

/** A line with a link; plain text if there is no link. */
export function link(href: string, words: string, text = words): Block {
  const content = href ? `<a ${styled('row')} href="${escaped(href)}">${breakable(words)}</a>` : breakable(words);
  return { html: `<p style="margin:0">${content}</p>`, text };
}

function multiline(text: string): string {
  return escaped(text).replaceAll('\n', '<br>');
}

/** The text as HTML. A long address may break before its "@". */
function breakable(text: string): string {
  return escaped(text).replace('@', '<wbr>@');
}

function unbroken(text: string): string {
  return withWholeTimes(escaped(text));
}

/** In this HTML, "pm" stays on the line of its time. */
function withWholeTimes(html: string): string {
  return html.replace(/(?<=\d) (?=[ap]m\b)/g, '&nbsp;');
}
