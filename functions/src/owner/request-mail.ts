import { MAIL_TOP } from '../contract/questions.ts';
import {
  answers,
  button,
  contact,
  deadline,
  facts,
  heading,
  labelledText,
  line,
  link,
  mailOf,
  part,
} from '../mail/blocks.ts';
import { answeredSections, labelledAnswers, summaryOf } from '../mail/request-texts.ts';
import { messageId } from '../mail/send.ts';
import { consoleLink, contactLink } from './contact-link.ts';
import type { DueRequest } from './due-requests.ts';

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
      heading(name, labelledText([['Name', name]])),
      facts(labelledAnswers(stored, MAIL_TOP)),
      deadline(promise, ''),
      contact(family),
      button(contactLink(id, code), 'We have been in touch', 'Once you have been in touch'),
      line('The button opens a page where you can note it.', 'small', ''),
      part('Written by a visitor'),
      ...answeredSections(stored).map(answers),
      part(''),
      contact(family, ''),
      link(consoleLink(id), 'Open this request in the console'),
    ]),
  };
}
