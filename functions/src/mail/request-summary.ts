import { CONTACT_HOURS, FARM_NAME } from '../contract/farm.ts';
import { HOUR_MS } from '../time/durations.ts';
import { dateAndTime, dateOf } from '../time/farm-time.ts';
import { readableAnswer, type StoredAnswers } from './answers.ts';
import { readPhone } from './phone-number.ts';
import { sanitized, shortName } from './sanitize.ts';

const PROMISE_MS = CONTACT_HOURS * HOUR_MS;

const MAIL_SUBJECT = encodeURIComponent(`Your consultation with ${FARM_NAME}`);

export type Summary = ReturnType<typeof summaryOf>;

/** The parts of a request that the mails and the owner's page show. All texts are safe for a mail, but not escaped for HTML. */
export function summaryOf(stored: StoredAnswers & { readonly submittedAt?: unknown }) {
  const arrived = dateOf(stored.submittedAt) ?? new Date();
  const deadline = new Date(arrived.getTime() + PROMISE_MS);
  const isOverdue = deadline.getTime() <= Date.now();
  const { number, shown: phone } = readPhone(stored.phone);
  const email = String(stored.email ?? '').replace(/[\s<>]+/g, '');
  return {
    name: shortName(stored),
    town: sanitized(readableAnswer('location', stored.location)),
    timeline: sanitized(readableAnswer('timeline', stored.timeline)),
    phone,
    email,
    /** Empty if the visitor gave no number or address that works as a link. */
    phoneHref: number && `tel:${number}`,
    smsHref: number && `sms:${number}`,
    emailHref: email && `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${MAIL_SUBJECT}`,
    arrived,
    /** Until when we have promised an answer. */
    deadline,
    isOverdue,
    promise: `${isOverdue ? 'Overdue since' : 'Answer before'} ${dateAndTime(deadline)}`,
  };
}
