import type { DocumentData } from 'firebase-admin/firestore';
import { CONTACT_HOURS } from '../contract/farm.ts';
import { sanitized, shortName } from '../mail/sanitize.ts';
import { readableAnswer } from './readable-answer.ts';

const PROMISE_MS = CONTACT_HOURS * 3_600_000;

/** What is shown of a request wherever the owner meets it; nothing in it can pose as ours. */
export function summaryOf(stored: DocumentData) {
  const arrived: Date = stored.submittedAt?.toDate() ?? new Date();
  const [spelled = ''] = /^[\d\s()+./-]*/.exec(String(stored.phone)) ?? [];
  const number = spelled.replace(/[^\d+]/g, '');
  return {
    name: shortName(stored),
    town: readableAnswer('location', stored.location),
    timeline: readableAnswer('timeline', stored.timeline),
    phone: sanitized(stored.phone),
    /** Empty where there is no number to call. */
    phoneHref: /\d{7}/.test(number) ? `tel:${number}` : '',
    email: String(stored.email).replace(/[\s<>]+/g, ''),
    arrived,
    /** When the promised hours end. */
    deadline: new Date(arrived.getTime() + PROMISE_MS),
  };
}
