import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { consultations } from '../consultations/store.ts';
import { isDone, openRequests, withoutStep } from '../consultations/to-do.ts';
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
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { errorCode } from '../error-code.ts';
import { dateAndTime } from '../farm-time.ts';
import { db } from '../firebase.ts';
import { escaped } from '../html.ts';
import { cell, contactBox, mailPage, row, stack, styled, table, unbroken } from '../mail/page.ts';
import { summaryOf } from '../mail/request-summary.ts';
import { type Mail, sendMail } from '../mail/send.ts';
import { ACKNOWLEDGE } from '../params.ts';
import { acknowledgedAddress } from './acknowledged-address.ts';

export const ACKNOWLEDGEMENTS_AN_HOUR = 20;
const SEND_MS = 10_000;

/** How long a mail waits for the hourly limit. So the mails that wait are too few to fill the reads of the list. */
const MAX_WAIT_MS = 3 * HOUR_MS;

/**
 * Mails the family that its request has arrived, if the owner was mailed and the family was not. Logs a failure and does not
 * retry. False if the mail waits for the hourly limit.
 */
export async function acknowledge(id: string): Promise<boolean> {
  try {
    const mail = await db.runTransaction((transaction) => startMail(transaction, id));
    if (mail && mail !== 'later') await sendMail(mail, AbortSignal.timeout(SEND_MS));
    return mail !== 'later';
  } catch (error) {
    logError('family got no acknowledgement', { id, code: errorCode(error) });
    return true;
  }
}

/** Records the mail before it is sent, so that neither a failure nor a parallel run can lead to a second one. */
async function startMail(transaction: Transaction, id: string): Promise<Mail | 'later' | undefined> {
  const now = Date.now();
  const toDo = (await transaction.get(openRequests.doc(id))).data();
  const stored = (await transaction.get(consultations.doc(id))).data();
  if (!stored || !toDo?.steps.includes('acknowledgement') || toDo.steps.includes('mail')) return undefined;
  const address = acknowledgedAddress(db, String(stored.email));
  const previous = (await transaction.get(address)).get('at')?.toMillis() ?? 0;
  const ofLastHour = address.parent.where('at', '>', new Date(now - HOUR_MS)).limit(ACKNOWLEDGEMENTS_AN_HOUR);
  const isFull = (await transaction.get(ofLastHour)).size === ACKNOWLEDGEMENTS_AN_HOUR;
  const isWanted = ACKNOWLEDGE.value() === 'on' && canAcknowledge(stored) && previous <= now - DAY_MS;
  if (isWanted && isFull && stored.notifiedAt?.toMillis() > now - MAX_WAIT_MS) return 'later';
  transaction.update(openRequests.doc(id), withoutStep(toDo, 'acknowledgement'));
  if (!isWanted || isFull) return undefined;
  transaction.set(address, { at: new Date(now), expiresAt: new Date(now + DAY_MS) });
  return acknowledgementMail(id, stored);
}

/** After the promised time the mail would be wrong. */
function canAcknowledge(stored: DocumentData): boolean {
  return !isDone(stored) && !summaryOf(stored).isOverdue && /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(String(stored.email));
}

const CONSULTATION = `a free consultation of ${CONSULTATION_MINUTES} minutes`;
const NEXT = 'What to Expect Next';
const SOONER = 'Need us sooner?';
const NOT_YOU = 'Didn’t send this request?';
const MISTAKE =
  'Then somebody else typed your address, and you don’t need to do anything. If you reply and say so, we’ll delete the request.';
const SIGNATURE = [FARM_HOST, `${FARM_NAME}, ${FARM_PLACE}`].filter(Boolean);

/** Contains no text from the form, so that nobody can use the form to send a message to another person. */
export function acknowledgementMail(id: string, stored: DocumentData): Mail {
  const { email, arrived, deadline } = summaryOf(stored);
  const thanks = `Thank you for asking for ${CONSULTATION}.`;
  const received = `Your request arrived on ${dateAndTime(arrived)} (Oklahoma time).`;
  const promise = `We will contact you within ${CONTACT_HOURS} hours, before ${dateAndTime(deadline)}.`;
  return {
    to: email,
    subject: `We received your request for ${CONSULTATION} | ${FARM_NAME}`,
    replyTo: { name: FARM_NAME, address: FARM_EMAIL },
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    messageId: `<received.${encodeURIComponent(id)}@${process.env.GCLOUD_PROJECT}.firebaseapp.com>`,
    text: [
      `${thanks} ${received}`,
      promise,
      `${NEXT}\n${NEXT_STEPS.map((step, index) => `${index + 1}. ${step}`).join('\n')}`,
      `${SOONER}\n${FARM_PHONE}\n${FARM_EMAIL}`,
      `${NOT_YOU}\n${MISTAKE}`,
      SIGNATURE.join('\n'),
    ].join('\n\n'),
    html: mailPage(
      promise,
      `<h1 ${styled('heading')}>We received your request</h1>
<p ${styled('line')}>${thanks} ${received}</p>
${stack(row(cell('deadline', `<b>${unbroken(promise)}</b>`)))}
<h2 ${styled('section')}>${NEXT}</h2>
${table(NEXT_STEPS.map(stepRow).join(''))}
<h2 ${styled('section')}>${SOONER}</h2>
${stack(
  row(contactBox(FARM_PHONE_HREF, 'Call', FARM_PHONE)),
  row(contactBox(`mailto:${FARM_EMAIL}`, 'Email', FARM_EMAIL)),
)}
<h2 ${styled('section')}>${NOT_YOU}</h2>
<p ${styled('line')}>${escaped(MISTAKE)}</p>
<p ${styled('signature')}>${SIGNATURE.map(escaped).join('<br>')}</p>`,
    ),
  };
}

function stepRow(step: string, index: number): string {
  return row(cell('step', `${index + 1}.`, 'width="28" valign="top"'), cell('step', escaped(step)));
}
