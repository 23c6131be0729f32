import { createHash } from 'node:crypto';
import { atTheFarm, dateAndTime, shortDayAndTime } from '../contract/farm-time.ts';
import type { StoredRequest } from '../firebase/db.ts';
import { type Block, entry, heading, joined, line, link, mailOf, part, promised } from '../mail/blocks.ts';
import { messageId } from '../mail/send.ts';
import { summaryOf } from '../mail/summary.ts';
import { consoleLink, contactLink, type DueRequest } from './to-do.ts';

const HINT = 'Names, numbers and addresses as visitors wrote them.';
const FALLBACK_HINT =
  'Your mail server refused this list because of what visitors wrote, so their words are left out. Each link leads to a request.';
const REASONS: Readonly<Record<string, string>> = {
  honeypot: 'filled in a field that people cannot see',
  address: 'one of many from the same internet address',
  'app-check': 'not sent by our page',
};

/** Suspected spam: how much there is, and what the list shows of it. */
export interface Spam {
  readonly count: number;
  readonly newest: readonly { readonly id: string; readonly stored: StoredRequest }[];
}

/** One mail about several requests: what is overdue, what waits for an answer, what is new, then suspected spam. */
export function listMail(news: readonly DueRequest[], reminders: readonly DueRequest[], spam: Spam, number = 1) {
  const parts = partsOf(news, reminders);
  const subject = subjectOf(parts, spam);
  const requestBlocks = (entryOf: (request: DueRequest) => Block) =>
    parts.flatMap(({ title, requests }) => [part(title), ...requests.map(entryOf)]);
  const spamBlocks = spam.count > 0 ? [part(spamTitle(spam)), ...spamEntries(spam)] : [];
  const { day, time } = atTheFarm(new Date());
  return {
    // Mail programs hide a mail below an earlier one with the same subject.
    subject: `${subject} (${day}, ${time}${number > 1 ? `, email ${number}` : ''})`,
    messageId: messageId(`list.${digest(subject, [...news, ...reminders, ...spam.newest])}`),
    ...mailOf(subject, [
      heading('Consultation requests'),
      line(HINT, 'kicker'),
      ...requestBlocks(requestEntry),
      ...spamBlocks,
    ]),
    fallbackText: joined([line(FALLBACK_HINT), ...requestBlocks(fallbackEntry), ...spamBlocks.slice(0, 1)]).text,
  };
}

/** The parts of the list that are not empty. The subject counts the requests of each, with its `word`. */
function partsOf(news: readonly DueRequest[], reminders: readonly DueRequest[]) {
  const isOverdue = ({ stored }: DueRequest) => summaryOf(stored).isOverdue;
  const isInTime = (request: DueRequest) => !isOverdue(request);
  return [
    { title: 'Overdue', word: 'overdue', requests: [...reminders, ...news].filter(isOverdue) },
    { title: 'Still waiting for an answer', word: 'still waiting', requests: reminders.filter(isInTime) },
    { title: 'New requests', word: 'new', requests: news.filter(isInTime) },
  ].filter(({ requests }) => requests.length > 0);
}

/** Like "5 overdue, 39 new: next answer due Wed 9:31 pm". */
function subjectOf(parts: ReturnType<typeof partsOf>, spam: Spam): string {
  if (parts.length === 0) return spamTitle(spam);
  const counts = parts.map(({ word, requests }) => `${requests.length} ${word}`).join(', ');
  const summaries = parts.flatMap(({ requests }) => requests.map(({ stored }) => summaryOf(stored)));
  const deadlines = summaries.filter(({ isOverdue }) => !isOverdue).map(({ deadline }) => deadline.getTime());
  return deadlines.length > 0
    ? `${counts}: next answer due ${shortDayAndTime(new Date(Math.min(...deadlines)))}`
    : counts;
}

/** Identifies the content of the list, so that a copy gets the same Message-ID. */
function digest(subject: string, listed: readonly { readonly id: string }[]): string {
  const content = [subject, ...listed.map(({ id }) => id)].join();
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

function requestEntry({ id, stored, code }: DueRequest): Block {
  const { name, town, timeline, pups, promise, phone, phoneHref, email, emailHref } = summaryOf(stored);
  const [mailto = ''] = emailHref.split('?');
  return entry(
    name,
    promised(promise, [town, timeline, pups && `Asks about ${pups}`].filter(Boolean).join('\n')),
    link(phoneHref, phone, phone),
    link(mailto, email, email),
    link(contactLink(id, code), 'Open the request'),
  );
}

function fallbackEntry({ id, stored, code }: DueRequest): Block {
  return line(`${summaryOf(stored).promise}\n${contactLink(id, code)}`);
}

function spamTitle({ count }: Spam): string {
  return `Suspected spam: ${count.toLocaleString('en-US')}`;
}

function spamEntries({ count, newest }: Spam): readonly Block[] {
  const more = count - newest.length;
  return [
    ...newest.map(({ stored }) => spamEntry(stored)),
    line(more > 0 ? `And ${more.toLocaleString('en-US')} more.` : ''),
    link(consoleLink(), 'See all requests in the console'),
  ];
}

function spamEntry(stored: StoredRequest): Block {
  const { name, arrived, phone, email } = summaryOf(stored);
  const reasons = [stored.spamReasons].flat().map((reason) => REASONS[String(reason)]);
  const reason = reasons.filter(Boolean).join('; ') || 'marked by hand';
  return entry(name, line([phone, email, `${dateAndTime(arrived)}: ${reason}`].filter(Boolean).join('\n')));
}
