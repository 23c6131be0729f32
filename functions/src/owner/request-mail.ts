import { weekdayAndTime } from '../farm-time.ts';
import { escaped } from '../html.ts';
import { contactButton, mailPage, styled } from '../mail/page.ts';
import { sanitized } from '../mail/sanitize.ts';
import type { Mail } from '../mail/send.ts';
import { answersHtml, answersText, indented } from './answers.ts';
import { consoleLink, contactLink } from './contact-link.ts';
import type { LeasedNotice } from './lease.ts';
import { readableAnswer } from './readable-answer.ts';
import { summaryOf } from './request-summary.ts';

const TOP_ANSWERS = { Household: 'familySize', Pets: 'currentPets', Military: 'militaryStatus' } as const;

/** The mail about one request: first whom to call and until when, with large buttons, then all answers. */
export function requestMail({ document: { id }, stored, code }: LeasedNotice): Mail {
  const family = summaryOf(stored);
  const deadline = weekdayAndTime(family.deadline);
  const topAnswers = Object.entries(TOP_ANSWERS)
    .map(([label, name]) => ({ label, text: sanitized(readableAnswer(name, stored[name])) }))
    .filter(({ text }) => text !== '');
  const links = { contacted: contactLink(code), console: consoleLink(id) };
  return {
    subject: `Consultation request: ${[family.name, family.town, family.timeline].filter(Boolean).join(', ')}`,
    ...(family.email && { replyTo: { name: family.name, address: family.email } }),
    messageId: `<${encodeURIComponent(id)}@${process.env.GCLOUD_PROJECT}.firebaseapp.com>`,
    text: [
      `A family is asking for a consultation. Answer before ${deadline}.`,
      `Name\n${indented(family.name)}`,
      `Town\n${indented(family.town)}`,
      `Dog\n${indented(family.timeline)}`,
      ...topAnswers.map(({ label, text }) => `${label}\n${indented(text)}`),
      `Phone\n${indented(family.phone)}`,
      `Email\n${indented(family.email)}`,
      `Once you have been in touch\n${indented(links.contacted)}`,
      'Written by a visitor',
      answersText(stored),
      `In the console\n${indented(links.console)}\n`,
    ].join('\n\n'),
    html: mailPage(
      [family.timeline, `Answer before ${deadline}.`].filter(Boolean).join('. '),
      `<p ${styled('kicker')}>A family is asking for a consultation</p>
<h1 ${styled('heading')} dir="auto">${escaped(family.name)}</h1>
<p ${styled('line')}>${escaped(family.town)}<br>${escaped(family.timeline)}</p>
<p ${styled('line')}>${topAnswers.map(({ label, text }) => `<span ${styled('label')}>${label}:</span> ${escaped(text)}`).join('<br>')}</p>
<p ${styled('deadline')}>Answer before <b>${deadline}</b></p>
${contactButtons(family)}
<a ${styled('button')} target="_blank" href="${escaped(links.contacted)}">We have been in touch</a>
<p ${styled('small')}>The button opens a page where you can note it.</p>
<h2 ${styled('part')}>Written by a visitor</h2>
${answersHtml(stored)}
<p ${styled('part')}></p>
${contactButtons(family)}
<p ${styled('small')}><a ${styled('link')} target="_blank" href="${escaped(links.console)}">Open this request in the console</a></p>
<p ${styled('small')}>If the page asks for a code, enter ${escaped(code)}</p>`,
    ),
  };
}

/** Buttons to call, text and email. The first two are in a table, because mail programs support no other columns. */
function contactButtons({ phone, phoneHref, smsHref, email, emailHref }: ReturnType<typeof summaryOf>): string {
  const call = contactButton(phoneHref, 'Call', phone);
  const smsCell = `<td width="10"></td><td width="124">${contactButton(smsHref, 'Text', 'Message')}</td>`;
  return `<table ${styled('pair')} role="presentation" cellspacing="0" cellpadding="0"><tr><td>${call}</td>${smsHref && smsCell}</tr></table>
${contactButton(emailHref, 'Email', email)}`;
}
