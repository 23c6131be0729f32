import { FIELD_NAMES, type FieldName, QUESTIONS, questionOf } from '../contract/questions.ts';
import { dateAndTime } from '../farm-time.ts';
import { escaped } from '../html.ts';
import { answersHtml, answersText, indented } from '../mail/answers.ts';
import { button, cell, contactBox, mailPage, partHeading, row, stack, styled, table, unbroken } from '../mail/page.ts';
import { readableAnswer } from '../mail/readable-answer.ts';
import { type Summary, summaryOf } from '../mail/request-summary.ts';
import { sanitized } from '../mail/sanitize.ts';
import type { Mail } from '../mail/send.ts';
import { consoleLink, contactLink } from './contact-link.ts';
import type { OpenRequest } from './open-requests.ts';

/** What the owner needs to know before the call. */
const TOP_FIELDS = FIELD_NAMES.filter((name) => mailTopOf(name) > 0).toSorted((a, b) => mailTopOf(a) - mailTopOf(b));

/** The mail about one request: first whom to call, until when and what decides the call, then all answers. */
export function requestMail({ id, stored, code }: OpenRequest): Mail {
  const family = summaryOf(stored);
  const { name, town, timeline, phone, email } = family;
  const deadline = `Answer before ${dateAndTime(family.deadline)}`;
  const top = TOP_FIELDS.map(
    (field) => [questionOf(field).label, sanitized(readableAnswer(field, stored[field]))] as const,
  );
  const answered = top.filter(([, text]) => text !== '');
  const links = { contacted: contactLink(code), console: consoleLink(id) };
  const textParts = [
    ['Name', name],
    ...answered,
    [QUESTIONS.phone.label, phone],
    [QUESTIONS.email.label, email],
  ] as const;
  return {
    subject: `Consultation request: ${[name, town, timeline].filter(Boolean).join(', ')}`,
    ...(email && { replyTo: { name, address: email } }),
    messageId: `<${encodeURIComponent(id)}@${process.env.GCLOUD_PROJECT}.firebaseapp.com>`,
    text: [
      `A family is asking for a consultation. ${deadline}.`,
      ...textParts.map(([label, text]) => `${label}\n${indented(text)}`),
      `Once you have been in touch\n${indented(links.contacted)}`,
      'Written by a visitor',
      answersText(stored),
      `In the console\n${indented(links.console)}\n`,
    ].join('\n\n'),
    html: mailPage(
      [timeline, `${deadline}.`].filter(Boolean).join('. '),
      `<p ${styled('kicker')}>A family is asking for a consultation</p>
<h1 ${styled('heading')} dir="auto">${escaped(name)}</h1>
${stack(
  row(cell('text', table(answered.map(([label, text]) => factRow(label, text)).join('')))),
  row(cell('deadline', `<b>${unbroken(deadline)}</b>`)),
  ...contactRows(family),
  row(button(links.contacted, 'We have been in touch')),
)}
<p ${styled('small')}>The button opens a page where you can note it.</p>
${partHeading('Written by a visitor')}
${answersHtml(stored)}
${partHeading('')}
${stack(...contactRows(family))}
<p ${styled('small')}><a ${styled('link')} target="_blank" href="${escaped(links.console)}">Open this request in the console</a></p>
<p ${styled('small')}>If the page asks for a code, enter ${escaped(code)}</p>`,
    ),
  };
}

function mailTopOf(name: FieldName): number {
  return questionOf(name).mailTop ?? 0;
}

function factRow(label: string, text: string): string {
  return row(
    cell('label', escaped(label), 'width="38%" valign="top"'),
    cell('value', escaped(text), 'dir="auto" valign="top"'),
  );
}

/** To call and to text beside each other, and to write. */
function contactRows({ phone, phoneHref, smsHref, email, emailHref }: Summary): readonly string[] {
  const call = contactBox(phoneHref, 'Call', phone);
  const text = smsHref && `<td width="10"></td>${contactBox(smsHref, 'Text', 'Message', 'width="84"')}`;
  return [row(cell('text', table(row(call, text)))), row(contactBox(emailHref, 'Email', email))];
}
