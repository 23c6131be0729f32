import { MAIL_TOP, QUESTIONS } from '../contract/questions.ts';
import {
  answers,
  button,
  contact,
  deadline,
  facts,
  heading,
  labelledText,
  line,
  mailOf,
  part,
  smallLink,
} from '../mail/blocks.ts';
import { answeredSections, labelledAnswers, summaryOf } from '../mail/request-texts.ts';
import { type Mail, messageId } from '../mail/send.ts';
import { dateAndTime } from '../time/farm-time.ts';
import { consoleLink, contactLink } from './contact-link.ts';
import type { DueRequest } from './due-requests.ts';

/** The mail about one request: first whom to call, until when and what decides the call, then all answers. */
export function requestMail({ id, stored, code }: DueRequest): Mail {
  const family = summaryOf(stored);
  const { name, town, timeline, pups, phone, email } = family;
  const promise = `Answer before ${dateAndTime(family.deadline)}`;
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
      contact(
        family,
        labelledText([
          [QUESTIONS.phone.label, phone],
          [QUESTIONS.email.label, email],
        ]),
      ),
      button(contactLink(code), 'We have been in touch', 'Once you have been in touch'),
      line('The button opens a page where you can note it.', 'small', ''),
      part('Written by a visitor'),
      ...answeredSections(stored).map(answers),
      part(''),
      contact(family, ''),
      smallLink(consoleLink(id), 'Open this request in the console', 'In the console'),
      line(`If the page asks for a code, enter ${code}`, 'small', ''),
    ]),
  };
}
