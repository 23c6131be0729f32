import { type FieldName, MAIL_TOP, questionOf, readableAnswer, SECTIONS } from '../contract/questions.ts';
import type { StoredRequest } from '../firebase/db.ts';
import { answers, button, contact, deadline, facts, heading, line, link, mailOf, part } from '../mail/blocks.ts';
import { messageId } from '../mail/send.ts';
import { sanitized, summaryOf } from '../mail/summary.ts';
import { consoleLink, contactLink, type DueRequest } from './to-do.ts';

/** The mail about one request: first whom to call, until when and what decides the call, then all answers. */
export function requestMail({ id, stored, code }: DueRequest) {
  const family = summaryOf(stored);
  const { name, town, timeline, pups, email, promise } = family;
  const asking = `A family is asking ${pups ? `about ${pups}` : 'for a consultation'}`;
  return {
    subject: `Consultation request${pups && ` about ${pups}`}: ${[name, town, timeline].filter(Boolean).join(', ')}`,
    ...(email && { replyTo: { name, address: email } }),
    messageId: messageId(encodeURIComponent(id)),
    ...mailOf([timeline, `${promise}.`].filter(Boolean).join('. '), [
      line(asking, 'kicker', `${asking}. ${promise}.`),
      heading(name, 'Name'),
      facts(labelledAnswers(stored, MAIL_TOP)),
      deadline(promise, ''),
      contact(family),
      button(contactLink(id, code), 'We have been in touch', 'Once you have been in touch'),
      line('The button opens a page where you can note it.', 'small', ''),
      part('Written by a visitor'),
      ...answeredSections(stored),
      part(''),
      contact(family, ''),
      link(consoleLink(id), 'Open this request in the console'),
    ]),
  };
}

/** The answers in the sections of the form. Leaves out email and phone, which the top of the mail shows unchanged. */
function answeredSections(stored: StoredRequest) {
  return SECTIONS.flatMap(({ title, questions }) => {
    const names = questions.map(({ name }) => name).filter((name) => name !== 'email' && name !== 'phone');
    const given = labelledAnswers(stored, names);
    return given.length > 0 ? [answers(title, given)] : [];
  });
}

/** The answers to these questions with their labels, without empty ones. */
function labelledAnswers(stored: StoredRequest, names: readonly FieldName[]) {
  const all = names.map((name) => [questionOf(name).label, sanitized(readableAnswer(name, stored[name]))] as const);
  return all.filter(([, text]) => text !== '');
}
