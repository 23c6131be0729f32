import type { Transaction } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { CONTACT_CARD_PATH } from '../contract/call.ts';
import {
  CONSULTATION_MINUTES,
  FARM_EMAIL,
  FARM_HOST,
  FARM_HOST_SENTENCE,
  FARM_NAME,
  FARM_ORIGIN,
  FARM_PHONE,
  FARM_PHONE_HREF,
  FARM_PLACE,
  NEXT_STEPS,
} from '../contract/farm.ts';
import { atTheFarm, DAY_MS, dateAndTime, HOUR_MS } from '../contract/farm-time.ts';
import {
  ACKNOWLEDGED_ADDRESSES,
  consultations,
  dateOf,
  db,
  errorCode,
  isDone,
  isFull,
  type StoredRequest,
} from '../firebase/db.ts';
import { ACKNOWLEDGE } from '../firebase/params.ts';
import { contact, deadline, heading, line, link, mailOf, section, steps } from '../mail/blocks.ts';
import { mailboxHash } from '../mail/mailbox.ts';
import { messageId, sendMail } from '../mail/send.ts';
import { summaryOf } from '../mail/summary.ts';
import { parseToDo, toDos, withoutStep } from '../owner/to-do.ts';

const ACKNOWLEDGEMENTS_AN_HOUR = 20;
const SEND_MS = 10_000;

/** How long a mail waits for the hourly limit. So the mails that wait are too few to fill the reads of the list. */
const MAX_WAIT_MS = 3 * HOUR_MS;

/** Mails the family after the owner. Logs a failure, without another try. At the hourly limit, leaves it to the next list. */
export async function acknowledge(id: string): Promise<void> {
  try {
    const mail = await db.runTransaction((transaction) => startMail(transaction, id));
    if (mail) await sendMail(mail, AbortSignal.timeout(SEND_MS));
  } catch (error) {
    logError('family got no acknowledgement', { id, code: errorCode(error) });
  }
}

/** Records the mail before it is sent, so that neither a failure nor a parallel run can lead to a second one. */
async function startMail(transaction: Transaction, id: string) {
  const now = Date.now();
  const toDo = parseToDo((await transaction.get(toDos.doc(id))).data());
  const stored = (await transaction.get(consultations.doc(id))).data();
  if (!stored || !toDo?.steps.includes('acknowledgement') || toDo.steps.includes('mail')) return undefined;
  const addresses = db.collection(ACKNOWLEDGED_ADDRESSES);
  const address = addresses.doc(mailboxHash(String(stored.email)));
  const previous = dateOf((await transaction.get(address)).get('at'))?.getTime() ?? 0;
  const isOverLimit = await isFull(transaction, addresses, 'at', HOUR_MS, ACKNOWLEDGEMENTS_AN_HOUR);
  const waitsSince = dateOf(stored.notifiedAt)?.getTime() ?? 0;
  const isWanted = ACKNOWLEDGE.value() === 'on' && canAcknowledge(stored) && previous <= now - DAY_MS;
  if (isWanted && isOverLimit && waitsSince > now - MAX_WAIT_MS) return undefined;
  transaction.update(toDos.doc(id), withoutStep(toDo, 'acknowledgement'));
  if (!isWanted || isOverLimit) return undefined;
  transaction.set(address, { at: new Date(now), expiresAt: new Date(now + DAY_MS) });
  return acknowledgementMail(id, stored);
}

/** After the promised time the mail would be wrong. */
function canAcknowledge(stored: StoredRequest): boolean {
  return !isDone(stored) && !summaryOf(stored).isOverdue && /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(String(stored.email));
}

const MISTAKE =
  'Then somebody else typed your address, and you don’t need to do anything. If you reply and say so, we’ll delete the request.';
const FARM = {
  phone: FARM_PHONE,
  phoneHref: FARM_PHONE_HREF,
  email: FARM_EMAIL,
  emailHref: `mailto:${FARM_EMAIL}`,
};

/** Contains no text from the form, so that nobody can use the form to send a message to another person. */
export function acknowledgementMail(id: string, stored: StoredRequest) {
  const { email, arrived, deadline: end } = summaryOf(stored);
  const { weekday, day, time } = atTheFarm(arrived);
  const received = `Your request for a free ${CONSULTATION_MINUTES}-minute consultation arrived ${weekday}, ${day}, at ${time} (Oklahoma time).`;
  const by = atTheFarm(end);
  const promise = `We’ll call or write by ${dateAndTime(end)}.`;
  return {
    to: email,
    subject: `We’ll call or write by ${by.weekday}, ${by.time}`,
    replyTo: { name: FARM_NAME, address: FARM_EMAIL },
    messageId: messageId(`received.${encodeURIComponent(id)}`),
    ...mailOf(promise, [
      heading('We received your request'),
      line(received),
      deadline(promise),
      line(`${FARM_HOST ? `${FARM_HOST} will` : 'We’ll'} call from ${FARM_PHONE}.`),
      link(FARM_ORIGIN + CONTACT_CARD_PATH, 'Save our number'),
      section('h2', 'What to Expect Next', steps(NEXT_STEPS)),
      section('h2', 'Need us sooner?', contact(FARM)),
      line(FARM_HOST || FARM_NAME, 'signature'),
      line([FARM_HOST_SENTENCE, FARM_HOST ? `${FARM_NAME}, ${FARM_PLACE}` : FARM_PLACE].filter(Boolean).join('\n')),
      section('h2', 'Didn’t send this request?', line(MISTAKE)),
    ]),
  };
}
