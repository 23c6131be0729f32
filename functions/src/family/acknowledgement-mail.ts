import type { StoredRequest } from '../consultations/store.ts';
import {
  CONSULTATION_MINUTES,
  CONTACT_HOURS,
  FARM_EMAIL,
  FARM_HOST,
  FARM_NAME,
  FARM_PHONE,
  FARM_PHONE_HREF,
  FARM_PLACE,
  NEXT_STEPS,
} from '../contract/farm.ts';
import { contact, deadline, heading, line, mailOf, section, steps } from '../mail/blocks.ts';
import { summaryOf } from '../mail/request-summary.ts';
import { type Mail, messageId } from '../mail/send.ts';
import { dateAndTime } from '../time/farm-time.ts';

const CONSULTATION = `a free consultation of ${CONSULTATION_MINUTES} minutes`;
const MISTAKE =
  'Then somebody else typed your address, and you don’t need to do anything. If you reply and say so, we’ll delete the request.';
const FARM = {
  phone: FARM_PHONE,
  phoneHref: FARM_PHONE_HREF,
  email: FARM_EMAIL,
  emailHref: `mailto:${FARM_EMAIL}`,
};

/** Contains no text from the form, so that nobody can use the form to send a message to another person. */
export function acknowledgementMail(id: string, stored: StoredRequest): Mail {
  const { email, arrived, deadline: end } = summaryOf(stored);
  const received = `Your request arrived on ${dateAndTime(arrived)} (Oklahoma time).`;
  const promise = `We will contact you within ${CONTACT_HOURS} hours, before ${dateAndTime(end)}.`;
  return {
    to: email,
    subject: `We received your request for ${CONSULTATION} | ${FARM_NAME}`,
    replyTo: { name: FARM_NAME, address: FARM_EMAIL },
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    messageId: messageId(`received.${encodeURIComponent(id)}`),
    ...mailOf(promise, [
      heading('We received your request'),
      line(`Thank you for asking for ${CONSULTATION}. ${received}`),
      deadline(promise),
      section('What to Expect Next', steps(NEXT_STEPS)),
      section('Need us sooner?', contact(FARM)),
      section('Didn’t send this request?', line(MISTAKE)),
      line([FARM_HOST, `${FARM_NAME}, ${FARM_PLACE}`].filter(Boolean).join('\n'), 'signature'),
    ]),
  };
}
